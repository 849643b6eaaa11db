import AppGraph
import Foundation
import Testing

@testable import AppLive

/// One setting is changed in the user's file, and nothing else.
struct SettingsFileTests {
  private func changed(_ text: String, _ key: SettingKey, to value: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString).toml").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let store = TOMLSettingsStore(path: path)
    try store.set(key, to: value)
    #expect(try store.values()[key] == value)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test(arguments: [
    ("", "todo.sync_url = \"u\"\n"),
    ("[todo]\nsync_key_file = \"k\"\n", "[todo]\nsync_url = \"u\"\nsync_key_file = \"k\"\n"),
    ("[todo] # mine\r\n[other]\r\n", "[todo] # mine\r\nsync_url = \"u\"\r\n[other]\r\n"), ("[todo]", "[todo]\nsync_url = \"u\"\n"),
    ("[todo]\nsync_url = \"a#b\"# why\n", "[todo]\nsync_url = \"u\"# why\n"),
    ("# a\ntodo.sync_url = 'a#b' # why\ncolor = \"auto\"", "# a\ntodo.sync_url = \"u\" # why\ncolor = \"auto\""),
    ("todo.\"sync_url\" = \"\"\"a\n#b\"\"\" # why\n", "todo.\"sync_url\" = \"u\" # why\n"),
    ("note = \"\"\"\ntodo.sync_url = 'x'\n[a]\n\"\"\"\n", "note = \"\"\"\ntodo.sync_url = 'x'\n[a]\n\"\"\"\ntodo.sync_url = \"u\"\n"),
    ("# of mine\n\n# a table\n[a]\nb = 1\n", "# of mine\n\n# a table\ntodo.sync_url = \"u\"\n[a]\nb = 1\n"),
    ("a = [\n1,\n] # why\n\n[b]\n", "a = [\n1,\n] # why\ntodo.sync_url = \"u\"\n\n[b]\n"),
    ("[a]\n[todo]\n[todo.x]\n", "[a]\n[todo]\nsync_url = \"u\"\n[todo.x]\n"),
  ])
  func `one value is changed, and the rest stays as it is`(before: String, after: String) throws {
    #expect(try changed(before, .todoSyncURL, to: "u") == after)
  }

  @Test(arguments: ["http://x/#a", "a \\ \"b\" 'c'", "two\nlines\u{7F}\t", "жэ = [1] # no remark", ""])
  func `any value is kept as it is`(value: String) throws {
    let before = "todo.sync_url = \"http://y/#b\" # why\n"
    #expect(try changed(before, .todoSyncURL, to: value).hasSuffix("\" # why\n"))
    #expect(try changed("[todo]\n", .todoSyncURL, to: value).hasPrefix("[todo]\nsync_url = \""))
  }

  @Test(arguments: [
    ("", "ui.tabs = [\"words\", \"tasks\"]\n"), ("[ui]\ntabs = \"stems\" # why\n", "[ui]\ntabs = [\"words\", \"tasks\"] # why\n"),
    ("ui.tabs = [\n  'game',\n]\n", "ui.tabs = [\"words\", \"tasks\"]\n"),
  ])
  func `a list is kept as a list, and read as a list or a text`(before: String, after: String) throws {
    #expect(try changed(before, .tabs, to: "words,tasks") == after)
  }

  @Test(arguments: ["ui.tabs = []", "ui.tabs = [1]", "ui.tabs = 'words,words'", "ui.tabs = 'cards'", "ui.mouse = 'maybe'"])
  func `a list that names no tabs is refused`(text: String) {
    #expect {
      _ = try changed(text, .color, to: "never")
    } throws: {
      if case .notAllowed? = $0 as? SettingsError { true } else { false }
    }
  }

  @Test(arguments: ["todo = { sync_key_file = \"k\" }\n", "todo = { sync_url = \"a\" }\n", "[[todo]]\n"])
  func `what cannot be changed is said, and stays`(text: String) throws {
    #expect {
      _ = try changed(text, .todoSyncURL, to: "u")
    } throws: {
      if case .notChangeable(_, .todoSyncURL)? = $0 as? SettingsError { true } else { false }
    }
  }
}
