import AppGraph
import CoreModule
import CorePresentation

struct SettingValuesDocument: Document {
  let settings: [(key: SettingKey, value: String)]

  func json(_ localTime: LocalTime) -> JSON {
    .object(settings.map { ($0.key.rawValue, $0.key.isSwitch ? .bool($0.value == "true") : .string($0.value)) })
  }

  var plain: [[String]] { settings.map { [$0.key.rawValue, $0.value] } }

  func text(_ style: TextStyle) -> String {
    TextTable(columns: [.left, .left]).text(settings.map { [style.bold($0.key.rawValue), $0.value] }, width: nil)
  }
}

extension SettingKey {
  fileprivate var isSwitch: Bool { Set(allowedValues) == ["true", "false"] }
}
