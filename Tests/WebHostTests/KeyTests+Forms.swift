import AppServices
import Foundation
import Testing

@testable import ScreenHost
@testable import TerminalKit
@testable import WebHost

/// Pages on which one mostly types.
extension KeyTests {
  @Test func `translations into UBCO`() async throws {
    try await compare { browser, terminal in
      await terminal.start()
      await terminal.type("6", "H", "i")
      try await check(browser, "/ubco", terminal, [:], without: ["complete the affixes and keep the translation": .form])
      await terminal.type(.enter, .control("y"))
      try await check(
        browser, "/ubco/history", terminal, [:], without: ["open the selected translation": .script], onlyHere: ["/"])
    }
  }

  @Test func `stems`() async throws {
    try await compare { browser, terminal in
      await terminal.start()
      await terminal.type("7", "c", "a", "s", "a")
      try await check(
        browser, "/stems", terminal, [:], without: ["count the roots of these words and save them": .form], onlyHere: ["a"])
      await terminal.type(.enter)
      try await check(browser, "/stems", terminal, [:], without: ["show how the selected root was found": .script], onlyHere: ["a"])
      await terminal.type(.enter)
      try await check(browser, "/stems/root?root=casa", terminal, [:])
    }
  }

  @Test func `settings`() async throws {
    try await compare { browser, terminal in
      await terminal.start()
      await terminal.push(SettingsScreen(navigator: terminal.navigator))
      try await check(browser, "/settings", terminal, [:], without: ["change the selected setting": .form])
      await terminal.type(.escape, "l")
      try await check(
        browser, "/settings", terminal, [:],
        without: [
          "use these languages": .form, "swap the two languages": .form, "go to the language of the words, or of the translations": .form,
        ])
    }
  }

  @Test func `import`() async throws {
    try await compare { browser, terminal in
      let path = (browser.options.dataFolder ?? "") + "/words.csv"
      let table = "text,translations,from,to\ncasa,house,es,en\n"
      try table.write(toFile: path, atomically: true, encoding: .utf8)
      await terminal.start()
      await terminal.push(ImportScreen(navigator: terminal.navigator))
      try await check(browser, "/words/import", terminal, [:], without: ["preview the file": .form])
      await terminal.type(.escape)
      await terminal.push(ImportScreen(path, navigator: terminal.navigator))
      _ = try await browser.upload("/words/import", file: "words.csv", Array(table.utf8))
      let another = ["choose another file": "/words/import/leave"]
      try await check(
        browser, "/words/import", terminal,
        ["import these words": "/words/import/take", "choose the languages of new words": "Languages and encoding"].merging(another) { $1 })
      await terminal.type(.enter)
      _ = try await browser.post("/words/import/take")
      // Going back has a second key there, Enter, under the same name.
      try await check(
        browser, "/words/import", terminal, another, without: ["undo the import": .header, "go back": .header], onlyHere: ["Enter"])
    }
  }
}
