import AppGraph
import CoreModule
import CoreModuleLive
import Glibc
import TOMLKit

/// The settings in the user's `config.toml`.
struct TOMLSettingsStore: SettingsStore {
  let path: String

  private var file: PrivateFile { PrivateFile(path: path) }

  func values() throws(SettingsError) -> [SettingKey: String] {
    guard let text = try text() else { return [:] }
    return try values(in: text)
  }

  /// Changes or adds one line; the other lines stay as the user wrote them, and so do comments behind the value.
  func set(_ key: SettingKey, to value: String) throws(SettingsError) {
    guard key.allows(value) else { throw .notAllowed(path: path, key: key, value: value) }
    let text = try text() ?? ""
    var expected = try values(in: text)
    expected[key] = value
    let changed = SettingLines(text).setting(key, to: ["true", "false"].contains(value) ? value : Self.literal(value))
    guard try values(in: changed) == expected else {
      throw .storage(.inputOutput(path: path, detail: "\(key.rawValue) stands in a form that cannot be changed line by line"))
    }
    do { try file.replace(with: Array(changed.utf8)) } catch { throw .storage(error) }
  }

  private func text() throws(SettingsError) -> String? {
    let bytes: [UInt8]?
    do { bytes = try file.read() } catch {
      // What is there and cannot be made is a folder.
      if case .cannotCreate = error, access(path, F_OK) == 0 { throw .notAFile(path: path) }
      throw .storage(error)
    }
    guard let bytes else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(path: path) }
    return text
  }

  private func values(in text: String) throws(SettingsError) -> [SettingKey: String] {
    let table: TOMLTable
    do throws(TOMLSyntaxError) { table = try TOMLDocument.table(of: text) } catch {
      throw .malformed(path: path, line: error.line, column: error.column)
    }
    var values: [SettingKey: String] = [:]
    for key in SettingKey.allCases {
      guard let entry = Self.entry(key, in: table) else { continue }
      let value = entry.string ?? entry.bool.map(String.init) ?? entry.debugDescription
      guard key.allows(value) else { throw .notAllowed(path: path, key: key, value: value) }
      values[key] = value
    }
    return values
  }

  private static func literal(_ value: String) -> String {
    "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A dot in a key leads into a table.
  private static func entry(_ key: SettingKey, in table: TOMLTable) -> (any TOMLValueConvertible)? {
    let parts = key.rawValue.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return table[key.rawValue] }
    return table[parts[0]]?.table?[parts[1]]
  }
}
