import CoreModule

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Parses the value of an option.
  public init(_ value: String, of option: String) throws(Problem) {
    guard let choice = Self(rawValue: value) else {
      let choices = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidValue(value, of: option, en: "Use one of: \(choices).", ru: "Возможные значения: \(choices).")
    }
    self = choice
  }
}

extension Problem {
  /// An option does not accept a value; the advice says what it accepts.
  public static func invalidValue(_ value: String, of option: String, en english: String, ru russian: String) -> Problem {
    .usage(en: ("“\(value)” is not valid for \(option).", english), ru: ("«\(value)» не подходит для \(option).", russian))
  }
}
