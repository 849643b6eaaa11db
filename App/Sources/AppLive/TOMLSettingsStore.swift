import AppGraph
import CoreModule
import CoreModuleLive
import Glibc
import TOMLKit

/// The settings in the user's `config.toml`.
struct TOMLSettingsStore: SettingsStore {
  let path: String

  private static let maximumBytes = 1 << 20

  private var file: PrivateFile { PrivateFile(path: path) }

  var version: String? { LiveLaunch.fileStamp(path) }

  func values() throws(SettingsError) -> [SettingKey: String] {
    guard let text = try text() else { return [:] }
    return try values(in: text)
  }

  func set(_ key: SettingKey, to value: String) throws(SettingsError) {
    guard key.allows(value) else { throw .notAllowed(path: path, key: key, value: value) }
    let value = key.canonical(value)
    let text = try text() ?? ""
    var expected = try values(in: text)
    expected[key] = value
    let changed = SettingLines(text).setting(key, to: Self.literal(value, of: key))
    guard holds(changed, expected) else { throw .notChangeable(path: path, key: key) }
    do { try file.replace(with: Array(changed.utf8)) } catch { throw .storage(error) }
  }

  private func text() throws(SettingsError) -> String? {
    var status = stat()
    // Reading a pipe or a device might never end.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notAFile(path: path) }
    guard status.st_size <= Self.maximumBytes else { throw .storage(.inputOutput(path: path, detail: String(cString: strerror(EFBIG)))) }
    let bytes: [UInt8]?
    do { bytes = try file.read() } catch { throw .storage(error) }
    guard let bytes else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(path: path) }
    return text
  }

  /// Checks a text before it is written: it must have exactly these values.
  private func holds(_ text: String, _ expected: [SettingKey: String]) -> Bool {
    do throws(SettingsError) { return try values(in: text) == expected } catch { return false }
  }

  private func values(in text: String) throws(SettingsError) -> [SettingKey: String] {
    let table: TOMLTable
    do throws(TOMLSyntaxError) { table = try TOMLDocument.table(of: text) } catch {
      throw .malformed(path: path, line: error.line, column: error.column)
    }
    var values: [SettingKey: String] = [:]
    for key in SettingKey.allCases {
      guard let entry = Self.entry(key, in: table) else { continue }
      let number = entry.int.map { "\($0)" } ?? entry.double.map { "\($0)" }
      let value = entry.string ?? entry.array.flatMap(Self.list) ?? entry.bool.map(String.init) ?? number ?? entry.debugDescription
      guard key.allows(value) else { throw .notAllowed(path: path, key: key, value: value) }
      values[key] = key.canonical(value)
    }
    return values
  }

  /// The texts of an array, separated by commas.
  private static func list(_ array: TOMLArray) -> String? {
    let texts = array.compactMap { $0.string }
    return texts.count == array.count ? texts.joined(separator: ",") : nil
  }

  private static func literal(_ value: String, of key: SettingKey) -> String {
    if ["true", "false"].contains(value) { return value }
    guard key == .tabs else { return literal(value) }
    return "[" + value.split(separator: ",").map { literal(String($0)) }.joined(separator: ", ") + "]"
  }

  private static func literal(_ value: String) -> String {
    let escaped = value.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A dot in a key separates the table from the name.
  private static func entry(_ key: SettingKey, in table: TOMLTable) -> (any TOMLValueConvertible)? {
    let parts = key.rawValue.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return table[key.rawValue] }
    return table[parts[0]]?.table?[parts[1]]
  }
}
