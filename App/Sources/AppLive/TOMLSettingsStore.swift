import AppGraph
import Foundation
import Glibc
import TOMLKit

/// The settings in the user's `config.toml`.
struct TOMLSettingsStore: SettingsStore {
  let path: String

  func values() throws(SettingsError) -> [SettingKey: String] {
    guard let text = try text() else { return [:] }
    return try values(in: text)
  }

  /// Changes or adds one line; comments, order and unknown keys stay as the user wrote them.
  func set(_ key: SettingKey, to value: String) throws(SettingsError) {
    guard key.allowedValues.contains(value) else { throw .notAllowed(path: path, key: key, value: value) }
    let text = try text() ?? ""
    _ = try values(in: text)
    let literal = ["true", "false"].contains(value) ? value : "\"\(value)\""
    let changed = Self.replacing(key, with: "\(key.rawValue) = \(literal)", in: text)
    guard try values(in: changed)[key] == value else { throw .unwritable(path: path, detail: "\(key.rawValue)") }
    do { try PrivateFile(path: path).replace(with: changed) } catch { throw .unwritable(path: path, detail: error.detail) }
  }

  private func text() throws(SettingsError) -> String? {
    guard access(path, F_OK) == 0 || errno != ENOENT else { return nil }
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw .unreadable(path: path, detail: access(path, R_OK) == 0 ? "not UTF-8" : String(cString: strerror(errno)))
    }
  }

  private func values(in text: String) throws(SettingsError) -> [SettingKey: String] {
    let table: TOMLTable
    do { table = try TOMLTable(string: text) } catch { throw Self.malformed(path, error) }
    var values: [SettingKey: String] = [:]
    for key in SettingKey.allCases {
      guard let entry = table[key.rawValue] else { continue }
      let value = entry.string ?? entry.bool.map(String.init) ?? entry.debugDescription
      guard key.allowedValues.contains(value) else { throw .notAllowed(path: path, key: key, value: value) }
      values[key] = value
    }
    return values
  }

  private static func malformed(_ path: String, _ error: any Error) -> SettingsError {
    let place = (error as? TOMLParseError)?.source.begin
    return .malformed(path: path, line: place.map { Int($0.line) } ?? 1, column: place.map { Int($0.column) } ?? 1)
  }

  /// `text` with the line of `key`, which stands before the first table header, changed to `line`, or with `line` put there.
  private static func replacing(_ key: SettingKey, with line: String, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let top = lines.firstIndex { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("[") } ?? lines.count
    let isKey: (String) -> Bool = { $0.split(separator: "=").first.map { $0.filter { !" \t\"'".contains($0) } == key.rawValue } ?? false }
    if let index = lines[..<top].firstIndex(where: isKey) {
      lines[index] = line
    } else {
      lines.insert(line, at: top)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A file of the user's that is replaced whole or not at all, and read by nobody else.
struct PrivateFile {
  let path: String

  struct Failure: Error {
    let detail: String
  }

  func replace(with text: String) throws(Failure) {
    makeFolder()
    let draft = "\(path).new-\(getpid())"
    let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(detail: String(cString: strerror(errno))) }
    defer { unlink(draft) }
    let bytes = Array(text.utf8)
    let isWritten = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    let failure = String(cString: strerror(errno))
    close(descriptor)
    guard isWritten, rename(draft, path) == 0 else { throw Failure(detail: failure) }
  }

  private func makeFolder() {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
  }
}
