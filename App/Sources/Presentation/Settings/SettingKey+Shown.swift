package import AppGraph
import CoreModule

extension SettingKey {
  /// A value without secrets.
  package func shown(_ value: String) -> String { self == .todoSyncURL ? ShownAddress(value).description : value }
}
