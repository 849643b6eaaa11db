import CoreModule

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Parses the value of an option.
  public init(_ value: String, of option: String) throws(Problem) {
    guard let choice = Self(rawValue: value) else {
      let choices = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        en: ("“\(value)” is not valid for \(option).", "Use one of: \(choices)."),
        ru: ("«\(value)» не подходит для \(option).", "Возможные значения: \(choices).")
      )
    }
    self = choice
  }
}
