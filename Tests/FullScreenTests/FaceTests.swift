import AppGraph
import CoreModule
import PersonalDictionary
import Testing
import TodoList

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// Search, palette, footer, messages and empty lists, as far as they are the same everywhere.
@MainActor
struct FaceTests {
  private func opened(_ route: Key...) async -> TestInterface {
    let interface = TestInterface(Word.several, tasks: TodoTask.several, moment: { MonotonicTime(nanoseconds: 0) })
    await interface.settle()
    for key in route { await interface.type(key) }
    return interface
  }

  @Test func `the search is on the tab where it is pressed, and Esc comes back to the same place`() async {
    let tasks = await opened(.alt("3"), .down, .down)
    let before = tasks.lines()
    await tasks.type(.character("/"), .paste("call"))
    #expect(tasks.navigator.tab == 2 && tasks.shows("› ○   Call Ann") && !tasks.shows("Pay the rent"))
    await tasks.type(.escape)
    #expect(tasks.lines() == before)
    await tasks.type(.character("/"), .paste("sleep"), .enter)
    #expect(tasks.navigator.top?.title(.english) == "Task")
    let board = await opened(.alt("5"), .character("o"), .character("/"))
    #expect(board.navigator.tab == 4 && board.shows("Type any part of a piece."))
    let text = await opened(.alt("6"), .control("f"))
    #expect(text.navigator.tab == 5 && text.navigator.top?.title(.english) == "Translations")
    let game = await opened(.alt("4"), .down, .character("/"), .paste("perro"))
    #expect(game.navigator.tab == 3 && game.shows("›★ perro"))
    await game.type(.escape)
    #expect(game.navigator.top?.title(.english) == "Word game" && game.lines()[2].hasPrefix("›"))
  }

  @Test func `saved roots are searched by a part of the root or of a word`() async {
    let roots = await opened(.alt("7"), .paste("KMZLZ dunezl"), .enter, .control("f"), .paste("mzl"))
    #expect(roots.shows("› KMZ  1  KMZLZ") && !roots.shows("DUNR"))
    await roots.type(.enter)
    #expect(roots.navigator.top?.title(.english) == "Words of the root")
  }

  @Test func `settings and directions are chosen from the actions, and said`() async throws {
    let interface = await opened(.character(":"), .paste("Mouse: off"), .enter)
    #expect(try interface.settings.values()[.mouse] == "off" && !interface.navigator.usesMouse && interface.shows("Mouse: off"))
    await interface.type(.character(":"), .paste("Language: рус"), .enter)
    #expect(interface.shows("Слова") && interface.shows("Язык: русский"))
    await interface.type(.character(":"), .paste("Language: Eng"), .enter, .character(":"), .paste("es → en"), .enter)
    #expect(interface.shows("The direction is now es → en"))
  }

  @Test(arguments: [
    ("backup", "Back up now"), ("lookup", "Look a word up"), ("mouse off", "Mouse: off"), ("es:ru", "Direction: es → ru"),
    ("todo find", "Search the tasks"),
    // Words in any order, and their beginnings.
    ("words import", "Import words"), ("now back", "Back up now"), ("daily rem", "Set up the daily reminder"),
    ("копию резерв", "Back up now"),
    // The first letters of words.
    ("bun", "Back up now"), ("bn", "Back up now"), ("срк", "Back up now"),
    // What begins so comes before what has it inside, and that before what has it apart.
    ("lang", "Choose the languages"), ("practice settings", "Settings: practice"), ("level", "Estimate how many words you know"),
    ("new words 10", "New words a day: 10"),
  ])
  func `an action is found by the words of its name and by the command that does the same`(typed: String, found: String) async {
    let interface = await opened(.character(":"), .paste(typed))
    #expect(interface.shows("› \(found)"))
  }

  @Test(arguments: InterfaceLanguage.allCases) func `Esc comes back from the search to what was there, on each tab`(
    language: InterfaceLanguage
  ) async {
    for tab in 1...7 {
      let interface = TestInterface(Word.several, tasks: TodoTask.several, language: language, moment: { MonotonicTime(nanoseconds: 0) })
      await interface.type(.alt(Character("\(tab)")), .down)
      let (before, depth) = (interface.lines(), interface.navigator.screens.count)
      await interface.type(.control("f"))
      #expect(interface.navigator.screens.count == depth + 1, "\(interface.lines())")
      await interface.type(.paste("a"), .escape)
      #expect(interface.lines() == before && interface.navigator.tab == tab - 1)
    }
  }

  @Test(arguments: [InterfaceLanguage.english, .russian])
  func `all actions begin with a capital`(language: InterfaceLanguage) async {
    for tab in 1...7 {
      let interface = TestInterface(Word.several, tasks: TodoTask.several, language: language, moment: { MonotonicTime(nanoseconds: 0) })
      await interface.type(.alt(Character("\(tab)")), .control("p"))
      let rows = interface.lines(80, 220).dropFirst(2).dropLast().filter { !$0.isEmpty }
      #expect(rows.count > 60)
      for row in rows { #expect(row.dropFirst(2).first?.isUppercase == true, "\(row)") }
    }
  }

  @Test func `no digit leaves a session of the practice, and Alt with a digit does`() async {
    let interface = await opened(.alt("2"), .enter)
    for digit in ["5", "6", "7", "8", "9", "0"] as [Key] {
      await interface.type(digit)
      #expect(interface.navigator.top?.title(.english) == "Session")
    }
    await interface.type(.alt("5"))
    #expect(interface.navigator.top?.title(.english) == "Keyboard")
  }

  @Test func `a pasted list becomes several words, or one phrase, as is asked once`() async throws {
    let interface = await opened(.character("a"), .paste("perra\n\n  el gato \r\nhouse\r"))
    #expect(interface.shows("You pasted 3 lines.") && interface.shows("› Alt-1  save them as 3 words"))
    await interface.type(.enter)
    #expect(interface.shows("Added 3 words."))
    #expect(try await interface.words.words(WordQuery()).prefix(3).map(\.text) == ["house", "el gato", "perra"])
    await interface.type(.character("a"), .paste("uno\ndos"), .alt("2"))
    #expect(interface.shows("+ uno dos") && !interface.shows("You pasted"))
    await interface.type(.enter)
    #expect(try await interface.words.words(WordQuery()).first?.text == "uno dos")
    await interface.type(.character("a"), .paste("tres\ncuatro"), .backspace)
    #expect(!interface.shows("You pasted"))
    await interface.type(.control("u"), .paste("cinco\nhouse"), .down, .up, .enter)
    #expect(interface.shows("Added 2 words, 1 of which you already had."))
  }

  @Test func `data is backed up, checked, exported and imported from the actions`() async throws {
    let interface = await opened(.character(":"), .paste("Back up now"), .enter)
    #expect(interface.shows("Backed up to /backups/glot-1.db: 7 words."))
    await interface.type(.character(":"), .paste("Restore…"), .enter)
    #expect(interface.shows("There are no backups yet") == false && interface.shows("7 words"))
    await interface.type(.enter)
    #expect(interface.shows("The data is as it was on") && interface.shows("Press u to undo."))
    await interface.type(.escape, .character(":"), .paste("Verify"), .enter)
    #expect(interface.shows("No problems found."))
    await interface.type(.escape, .character(":"), .paste("Export"), .enter, .paste("~/words.odt"), .enter)
    #expect(interface.shows("does not say which format to write"))
    await interface.type(.control("u"), .paste("~/words.csv"), .enter)
    #expect(interface.shows("Exported to /home/given/words.csv: 7 words."))
    #expect(
      interface.files.written["/home/given/words.csv"]?.split(separator: "\n").contains { $0.contains("perro") && $0.contains("dog") }
        == true)
    await interface.type(.character(":"), .paste("Export"), .enter, .control("t"), .paste("all.json"), .enter)
    #expect(interface.files.written["all.json"]?.contains("\"format\":\"glot\"") == true)
  }

  @Test func `a file is exported to, imported, backed up to and restored by its path in the actions`() async throws {
    let interface = await opened(.character(":"), .paste("export ~/words.csv"), .enter, .enter)
    #expect(interface.files.written["/home/given/words.csv"] != nil)
    await interface.type(.character(":"), .paste("импорт wo"), .tab)
    #expect(interface.shows(": импорт wor") && interface.shows("› Import words from words.csv…"))
    #expect(interface.shows("Import words from worlds.kvtml…"))
    await interface.type(.enter)
    #expect(interface.shows("words.csv  a table, 5 records") && interface.shows("Press Enter"))
    await interface.type(.escape, .escape, .character(":"), .paste("backup ~/my.db"), .enter)
    #expect(interface.shows("Backed up to /home/given/my.db: 7 words."))
    await interface.type(.character(":"), .paste("restore ~/my.db"), .enter)
    #expect(interface.shows("The data is as it was on"))
  }

  @Test func `a word is looked up from the actions, and saved only when asked for`() async {
    let interface = await opened(.character(":"), .paste("house"), .enter)
    #expect(interface.shows("дом") && interface.shows("Look-up"))
    await interface.type(.escape)
    #expect(interface.shows("7 words"))
    await interface.type(.character(":"), .paste("look a word up"), .enter, .paste("house"))
    #expect(!interface.shows("дом"))
    await interface.type(.enter)
    #expect(interface.shows("дом"))
    await interface.type(.enter)
    #expect(interface.navigator.top?.title(.english) == "New word" && interface.shows("+ house"))
    await interface.type(.enter)
    #expect(interface.shows("8 words"))
  }

  @Test func `tabs are hidden and moved, digits follow, and a hidden one is opened from the actions`() async throws {
    let interface = await opened(.character(":"), .paste("which tabs"), .enter, .down, .character(" "), .up, .up, .up, .up)
    await interface.type(.character("K"))
    #expect(try interface.settings.values()[.tabs] == "words,game,tasks,keyboard,ubco,stems")
    #expect(interface.lines()[0].hasPrefix("glot  1 Words  2 Game  3 Tasks  4 Keyboard  5 UBCO  6 Stems"))
    await interface.type(.escape, .character("3"))
    #expect(interface.navigator.top?.title(.english) == "My tasks")
    await interface.type(.character(":"), .paste("“Practice”"), .enter)
    #expect(interface.navigator.top?.title(.english) == "Practice" && interface.lines()[0].contains("7 Practice"))
    await interface.type(.character("1"))
    #expect(!interface.lines()[0].contains("Practice") && interface.navigator.tab == 0)
  }

  @Test func `the current tab stays until it is left, and one tab always stays`() async {
    let interface = await opened(.character(":"), .paste("which tabs"), .enter)
    for _ in 0..<7 { await interface.type(.up, .up, .up, .up, .up, .up, .character(" ")) }
    #expect(interface.shows("One tab has to stay.") && interface.lines()[0].hasSuffix("Words › Tabs"))
    await interface.type(.escape, .character("1"))
    #expect(interface.lines()[0] == "glot  Roots of words" || !interface.lines()[0].contains("Words"))
  }

  @Test(arguments: ScreenTable.names)
  func `every screen names its way out, in every window`(name: String) async {
    let ways = ["Esc", "q quit", "q back", "Ctrl-C quit", "q выход", "q назад", "Ctrl-C выход"]
    for language in InterfaceLanguage.allCases {
      for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)] {
        let footer = await ScreenTable.opened(name, language, size).lines(size.columns, size.rows).last ?? ""
        #expect(ways.contains { footer.contains($0) }, "\(footer)")
      }
    }
  }

  @Test func `where digits are text, the footer says how to change tabs, and it works`() async {
    let interface = await opened(.character("a"), .paste("cas"))
    #expect(interface.lines().last?.contains("Alt-1…7 tabs") == true)
    await interface.type(.controlRight)
    #expect(interface.navigator.tab == 1)
    await interface.type(.controlLeft)
    #expect(interface.navigator.tab == 0 && interface.shows("+ cas"))
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[1;5C\u{1B}[1;5D\u{1B}[1;2C".utf8) == [.controlRight, .controlLeft, .right])
  }

  @Test(arguments: [InterfaceLanguage.english, .russian])
  func `where one types the footer says how to change tabs and what Enter does, however many keys there are`(
    language: InterfaceLanguage
  ) async {
    let interface = TestInterface(language: language)
    await interface.type(.alt("6"))
    #expect(interface.lines().last?.contains(language == .english ? "Alt-1…7 tabs" : "Alt-1…7 вкладки") == true)
    let narrow = language == .english ? "Alt-1…7 tabs  Ctrl-C quit  F1 keys" : "Alt-1…7 вкладки Ctrl-C выход F1 клавиши"
    #expect(interface.lines(40, 10).last == narrow)
  }

  @Test func `a message leaves after a while by itself`() async {
    let clock = MovedClock()
    let interface = TestInterface(Word.several, moment: { clock.moment })
    await interface.type(.character("d"))
    #expect(interface.shows("Deleted “"))
    clock.move(by: 3_900)
    #expect(interface.shows("Deleted “"))
    clock.move(by: 200)
    #expect(!interface.shows("Deleted “"))
  }

  @Test(arguments: InterfaceLanguage.allCases) func `the help is read to its end in a small window`(language: InterfaceLanguage) async {
    let interface = TestInterface(Word.several, language: language)
    await interface.type(.character("?"))
    // In a window with room for all of it.
    let whole = interface.lines(40, 200).dropFirst().dropLast().filter { !$0.isEmpty }
    var seen: Set<String> = []
    for _ in whole {
      let lines = interface.lines(40, 10)
      #expect(lines.dropLast().allSatisfy { !$0.contains("…") })
      seen.formUnion(lines)
      await interface.type(.down)
    }
    #expect(whole.count > 30 && whole.filter { !seen.contains($0) } == [])
    #expect(interface.lines(40, 10).dropLast().last == whole.last)
    #expect(whole.contains { $0.contains(language == .english ? "quit glot" : "выйти из glot") })
  }

  @Test func `the editor changes the languages of a word`() async throws {
    let interface = await opened(.end, .character("e"), .control("g"))
    #expect(interface.shows("You are learning") && interface.shows("You speak") && interface.shows("› es  Spanish"))
    await interface.type(.up, .up, .enter)
    #expect(interface.navigator.top?.title(.english) == "Change the word" && interface.shows("French") == false)
    await interface.type(.enter)
    #expect(try await interface.words.words(numbered: [1]).map(\.direction.from) != [.spanish])
    #expect(interface.shows("Changed “casa”"))
  }

  @Test(arguments: [
    (InterfaceLanguage.english, ["Overdue", "Today", "Tomorrow", "Next 7 days", "Later", "Some day"]),
    (.russian, ["Просрочено", "Сегодня", "Завтра", "Ближайшие 7 дней", "Позже", "Когда-нибудь"]),
  ])
  func `tasks stand in groups by time`(language: InterfaceLanguage, headings: [String]) async {
    let lines = await ScreenTable.opened("tasks-weeks", language).lines()
    #expect(lines.filter { headings.contains($0.trimmed) }.map(\.trimmed) == headings, "\(lines)")
    #expect(lines.contains { $0.contains("Visit the museum") } && lines.contains { $0.contains("Return the books") })
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a spelling that a dictionary has is taken with one key, to save it and to look it up`(language: InterfaceLanguage) async throws {
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)] {
      let typed = await ScreenTable.opened("new-word-misspelt", language, size)
      #expect(typed.lines(size.columns, size.rows).contains { $0.contains("Alt-1  house") })
      await typed.type(.alt("1"))
      #expect(typed.lines(size.columns, size.rows).contains { $0 == "+ house" })
      await typed.type(.enter)
      #expect(try await typed.words.words(WordQuery()).first?.translations == ["дом", "жилище"])
      let asked = await ScreenTable.opened("look-up-misspelt", language, size)
      #expect(asked.lines(size.columns, size.rows).contains { $0.contains("Alt-2  hose") })
      await asked.type(.alt("1"))
      #expect(asked.lines(size.columns, size.rows).contains { $0.contains("дом") })
    }
  }

  @Test func `empty lists say what they are for, which key to press, and an example`() async {
    let empty = TestInterface()
    await empty.settle()
    let expected: [(Key, [String])] = [
      (.alt("1"), ["words that you are learning", "a  adds the first one", "For example"]),
      (.alt("2"), ["come back just before", "Ctrl-P"]),
      (.alt("3"), ["What you have to do", "a  adds a task", "Learn ten words"]),
      (.alt("6"), ["UBCO is an invented language"]),
      (.alt("7"), ["Stems are what words have in common", "Ctrl-G", "casas corriendo"]),
    ]
    await says(expected, empty)
  }

  @Test func `empty lists say so in Russian too`() async {
    let empty = TestInterface(language: .russian)
    await empty.settle()
    await says(
      [
        (.alt("1"), ["a  добавит первое", "Например"]), (.alt("2"), ["Ctrl-P"]), (.alt("3"), ["a  добавит задачу", "Например"]),
        (.alt("6"), ["UBCO — придуманный язык"]), (.alt("7"), ["Ctrl-G", "casas corriendo"]),
      ], empty)
  }

  private func says(_ expected: [(Key, [String])], _ empty: TestInterface) async {
    for (key, texts) in expected {
      await empty.type(key)
      let shown = empty.lines().map { $0 }.joined(separator: " ").split(separator: " ").joined(separator: " ")
      for text in texts { #expect(shown.contains(text.split(separator: " ").joined(separator: " ")), "\(shown)") }
    }
  }
}
