import CoreModule

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Parses the value of an option.
  public init(_ value: String, of option: String) throws(Problem) {
    guard let choice = Self(rawValue: value) else {
      let choices = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        LocalizedText(en: "“\(value)” is not a value for \(option).", ru: "«\(value)» не подходит для \(option)."),
        hint: LocalizedText(en: "Use one of: \(choices).", ru: "Возможные значения: \(choices).")
      )
    }
    self = choice
  }
}
