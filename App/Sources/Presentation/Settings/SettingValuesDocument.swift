package import AppGraph
package import CoreModule
package import CorePresentation

/// Settings with their values, without secrets.
package struct SettingValuesDocument: Document {
  private let settings: [(key: SettingKey, value: String)]

  /// - Parameter values: Those that are set; the others have their defaults.
  package init(_ keys: [SettingKey], _ values: [SettingKey: String]) {
    settings = keys.map { ($0, $0.shown(values[$0] ?? $0.defaultValue)) }
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .object(settings.map { ($0.key.rawValue, $0.key.isSwitch ? .bool($0.value == "true") : .string($0.value)) })
  }

  package var plain: [[String]] { settings.map { [$0.key.rawValue, $0.value] } }

  package func text(_ style: TextStyle) -> String {
    TextTable(columns: [.left, .left]).text(settings.map { [style.bold($0.key.rawValue), $0.value] }, width: nil)
  }
}

extension SettingKey {
  fileprivate var isSwitch: Bool { Set(offeredValues) == ["true", "false"] }
}
