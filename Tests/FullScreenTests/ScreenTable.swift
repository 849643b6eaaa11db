import ContentKeyboard
import CoreModule
import PersonalDictionary
import PersonalDictionaryTesting
import Practice
import Reading
import TodoList

@testable import ScreenHost
@testable import TerminalKit

/// Every screen in its states, by the keys that lead there from the first screen.
///
/// Whatever holds for all screens is tested over this table, and ``ScreenTableTests`` fail when a screen is not in it.
enum ScreenTable {
  static let keys: [String: [Key]] = [
    "words": [], "words-end": [.end],
    "words-direction": [.character("l"), .down, .right, .up, .enter], "new-word": [.character("a")],
    "new-word-known": [.character("a"), .paste("house")], "new-word-unknown": [.character("a"), .paste("xyz")],
    "new-word-several": [.character("a"), .paste("sole"), .down],
    "new-word-several-saved": [.character("a"), .paste("sole"), .alt("2")],
    "new-word-form": [.character("a"), .paste("house"), .enter, .character("a"), .paste("the house")],
    "new-word-form-counted": [.character("a"), .paste("house"), .enter, .character("a"), .paste("house, the"), .enter],
    "new-word-misspelt": [.character("a"), .paste("hause")], "new-word-misspelt-taken": [.character("a"), .paste("hause"), .alt("1")],
    "words-empty": [], "practice-empty": [.alt("2")], "tasks-empty": [.alt("3")], "pending-empty": [.character("p")],
    "tasks-weeks": [.alt("3")],
    "first-run": [], "first-run-spoken": ["2"], "first-run-later": [.escape], "first-run-word": ["i", .enter],
    "new-word-list": [.character("a"), .paste("perro\n\n el gato \nhouse\n"), .down],
    "new-word-reversed": [.character("a"), .paste("кот")], "search": [.character("/")], "search-found": [.character("/"), .paste("ar")],
    "search-nothing": [.character("/"), .paste("zzz")],
    "search-near": [.character("/"), .paste("perrp")], "search-place": [.character("/"), .paste("o"), .tab],
    "favourites": [.character("f")], "favourites-empty": [.character("f"), .character("s")],
    "entry": [.down, .down, .enter], "editor": [.down, .down, .character("e"), .tab], "settings": [.character(",")],
    "settings-practice": command("practice settings"), "settings-offline": [.character(","), .down, .down, .down, .down, .down, .enter],
    "languages": [.character("l")], "help": [.character("?")], "palette": [.character(":"), .paste("del")],
    "tasks": [.alt("3")], "tasks-all": [.alt("3"), .character("c"), .end], "task-new": [.alt("3"), .character("a")],
    "task-understood": [.alt("3"), .character("a"), .paste("Позвонить Ане завтра в 9 !high #home every week")],
    "task-bad-date": [.alt("3"), .character("a"), .paste("Pay 30 february")],
    "task-literal": [.alt("3"), .character("a"), .paste("Read tomorrow"), .control("t")], "task": [.alt("3"), .down, .enter],
    "task-editor": [.alt("3"), .down, .character("e"), .tab], "task-deleted": [.alt("3"), .character("d")],
    "task-done": [.alt("3"), .down, .character("x")],
    "sources": [.character("S")], "sources-changed": [.character("S"), .down, .character(" "), .character("K")],
    "sources-removed": [.character("S"), .down, .character("d")], "sources-add": [.character("S"), .character("a")],
    "sources-added": [.character("S"), .character("a"), .down, .enter],
    "sources-test": [.character("S"), .character("t"), .paste("house")],
    "sources-test-nothing": [.character("S"), .character("t"), .paste("xyz")],
    "stems-empty": [.character("7")], "stems-typing": [.character("7"), .paste("KMZLZ dunezl")],
    "stems": [.character("7"), .paste("KMZLZ KMZ dunezl ha ahu KMZL"), .enter, .paste("straße ahul 日本"), .enter, .tab, .down],
    "stems-explained": [.character("7"), .paste("KMZLZ KMZ dunezl KMZPZL"), .enter, .down, .down, .up, .enter],
    "stems-cleared": [.character("7"), .paste("KMZLZ KMZ"), .enter, .control("x")],
    "stems-grammar": [.character("7"), .control("g"), .paste("casas Casas"), .enter, .paste("otras")],
    "stems-no-word": [.character("7"), .paste("12 !"), .enter],
    "stems-search": [.character("7"), .paste("KMZLZ dunezl"), .enter, .control("f"), .paste("kmz")],
    "pending": [.character("p")], "editor-languages": [.down, .down, .character("e"), .control("g"), .down],
    "tasks-search": [.alt("3"), .character("/"), .paste("call")], "tasks-search-nothing": [.alt("3"), .character("/"), .paste("zzz")],
    "ubco": [.alt("6")], "ubco-typed": [.alt("6"), .paste("Hello World, this is a text of more than one line")],
    "ubco-back": [.alt("6"), .paste("Jeemmoo Xoosmf"), .enter, .tab, .control("x"), .paste("Jeemmoo Xoosmf")],
    "ubco-history": [.alt("6"), .paste("Hello World"), .enter, .control("y")],
    "words-practised": [], "words-entry": [.end, .up], "entry-practised": [.end, .enter],
    "search-practised": [.character("/"), .paste("is:due")],
    "deleted": [.character("d")], "undone": [.character("u"), .control("r")],
    "practice": [.alt("2")], "practice-card": [.alt("2"), .enter], "practice-shown": [.alt("2"), .enter, .enter],
    "practice-graded": [.alt("2"), .enter, .enter, .character("3")],
    "practice-typed": [.alt("2"), .enter, .paste("la familia")],
    "practice-day": [.alt("2"), .enter, .enter, .character("w"), .paste("in 3 weeks")],
    "practice-anew": [.alt("2"), .enter, .enter, .character("N")], "entry-anew": [.end, .enter, .character("N")],
    "entry-day": [.end, .enter, .character("w"), .paste("24 December"), .enter],
    "entry-day-past": [.enter, .character("w"), .paste("1 january 2020"), .enter],
    "practice-edit": [.alt("2"), .enter, .enter, .character("e")],
    "practice-choice": [.alt("2"), .enter] + Array(repeating: .character("3"), count: 5),
    "practice-chosen": [.alt("2"), .enter] + Array(repeating: .character("3"), count: 5) + [.character("1")],
    "practice-example": [.alt("2"), .enter],
    "practice-recall": [.alt("2"), .enter, .paste("desar")], "practice-almost": [.alt("2"), .enter, .paste("desarollo"), .enter],
    "practice-article": [.alt("2"), .enter, .paste("die Krankenhaus"), .enter],
    "practice-year": [.alt("2")], "practice-year-end": [.alt("2"), .end],
    "entry-examples": [.enter], "editor-examples": [.character("e"), .up],
    "practice-over": [.alt("2"), .enter] + Array(repeating: .character("4"), count: 8),
    "practice-done": [.alt("2"), .enter] + Array(repeating: .character("4"), count: 8) + [.escape],
    "game-menu": [.character("4"), .down], "game-round": [.character("4"), .character("p"), .character("y")],
    "game-paused": [.character("4"), .character("p"), .character(" ")],
    "game-over": [.character("4"), .character("p"), .character("y"), .character("y"), .character("y"), .character("y")],
    "game-scores": [.character("4"), .character("p"), .character("y"), .character("y"), .character("y"), .character("y"), .character("s")],
    "game-words": [.character("4"), .character("w")],
  ].merging(keyboard) { first, _ in first }.merging(programs) { first, _ in first }.merging(reading) { first, _ in first }

  private static let programs: [String: [Key]] = [
    "import": [.character("i")], "import-completed": [.character("i"), .paste("wo"), .tab],
    "import-tried": [.character("i"), .paste("words.csv"), .enter],
    "import-list": [.character("i"), .paste("list.csv"), .enter],
    "import-list-end": [.character("i"), .paste("list.csv"), .enter] + Array(repeating: .down, count: 30),
    "import-missing": [.character("i"), .paste("none.csv"), .enter],
    "import-done": [.character("i"), .paste("~/ca"), .tab, .enter, .enter],
    "reminder": [.character("r")], "reminder-installed": [.character("r"), .enter],
    "reminder-time": [.character("r"), .character("t")],
    "palette-direction": [.character(":"), .paste("es → en")], "palette-path": [.character(":"), .paste("import wo"), .tab],
    "palette-word": [.character(":"), .paste("house")],
    "look-up": command("Look a word up"), "look-up-found": [.character(":"), .paste("house"), .enter],
    "look-up-misspelt": [.character(":"), .paste("hause"), .enter],
    "look-up-misspelt-taken": [.character(":"), .paste("hause"), .enter, .alt("1")],
    "look-up-nothing": [.character(":"), .paste("xyz"), .enter],
    "tabs": command("which tabs") + [.down, .character(" ")], "backups": command("Back up now") + command("Restore…"),
    "backups-empty": command("Restore…"), "data-check": command("Verify"),
    "changes": command("What was changed"), "export": command("Export…") + [.paste("words.csv")],
    "export-everything": command("Export…") + [.control("t")],
    "import-everything": command("Import everything"),
    "import-everything-bad": command("Import everything") + [.paste("words.csv"), .enter],
  ]

  private static let reading: [String: [Key]] = [
    "level": command("Estimate"), "level-few": command("Estimate"),
    "level-estimated": command("Estimate") + Array(repeating: "y", count: 2) + [.backspace] + Array(repeating: "n", count: 39),
    "texts-empty": command("Read a text"), "texts": command("Read a text"),
    "texts-forgotten": command("Read a text") + [.down, "d"], "text-path": command("Read a text") + ["a"],
    "text": read("es"), "text-russian": read("ru"), "text-missing": read("none"), "text-language": read("xx"),
    "text-unknown": read("es") + ["n", "n", "n"], "text-kept": read("es") + ["n", .enter], "text-known": read("es") + ["n", "k"],
    "text-ignored": read("es") + ["n", "i"], "text-learning": read("es") + ["n"],
    "text-phrase": read("es") + [.end, "p"], "text-no-phrase": read("es") + ["p"],
    "text-page": read("es") + [.pageDown], "text-entry": read("es") + ["n", "o"], "text-own-entry": read("es") + ["n", .enter, "o"],
    "text-moved": command("Read a text") + [.down, .down, .enter], "text-changed": command("Read a text") + [.down, .enter],
  ]

  private static func read(_ name: String) -> [Key] { command("Read a text") + ["a", .paste("/texts/\(name).txt"), .enter] }

  /// The texts that were read before, for the list of them and for what is opened from it.
  private static let withTexts: Set = ["texts", "texts-forgotten", "text-moved", "text-changed"]

  /// Runs a command of the palette.
  private static func command(_ name: String) -> [Key] { [.character(":"), .paste(name), .enter] }

  private static let keyboard: [String: [Key]] = [
    "keys": [.alt("5"), .right], "keys-pressed": [.alt("5"), .down, .enter], "keys-line": [.alt("5"), .enter, .enter, .right, .enter],
    "keys-pieces": [.alt("5"), .enter, .enter, .enter, .enter, .character("p"), .down], "keys-source": [.alt("5"), .character("o")],
    "keys-search": [.alt("5"), .character("/"), .paste("YOU"), .down], "keys-search-nothing": [.alt("5"), .character("/"), .paste("zzz")],
    "keys-source-new": [.alt("5"), .character("o"), .character("a"), .paste("/no/such.json"), .enter],
    "keys-fetched": [.alt("5"), .character("o"), .character("a"), .paste("http://given/board"), .enter, .escape, .escape, .enter],
    "keys-values": [.alt("5"), .enter, .paste("Ann"), .tab],
  ]

  /// The boards of screens that need another than the starter board.
  static let boards = [
    "keys-values": Board([BoardButton(id: "1", caption: "letters", pieces: ["Dear {name}, see you on {day}."])])
  ]

  /// The screens of someone who has no words and no tasks.
  private static let empty: Set = ["words-empty", "practice-empty", "tasks-empty", "pending-empty"]

  /// The screens of someone who has practised.
  static let practised: Set<String> = [
    "words-practised", "words-entry", "entry-practised", "entry-anew", "entry-day", "search-practised", "text-learning",
  ]

  /// The screens of someone who has practised for a year.
  private static let practisedForAYear: Set = ["practice-year", "practice-year-end"]

  /// The screens on which the first word is to be written.
  private static let written: Set = ["practice-recall", "practice-almost", "practice-article"]

  /// The words of screens that need others than ``Word/several``.
  static let words: [String: [Word]] = [
    "practice-example": Word.withExamples, "entry-examples": Word.withExamples,
    "editor-examples": Word.withExamples, "text-learning": Word.ofText, "words-entry": FullEntry.words,
    "practice-recall": Word.toWrite, "practice-almost": Word.toWrite, "practice-article": Word.toWriteInGerman,
  ]

  static let names = keys.keys.sorted()

  /// The screens that are also drawn in wide windows: all lists with details, and each other screen as it is mostly seen. Left out are states
  /// that differ from one of these in a line or a word.
  private static let wide: Set = [
    "words", "words-direction", "words-practised", "words-entry", "favourites", "search-found", "search-near", "search-nothing", "pending",
    "entry",
    "editor", "new-word-known", "tasks", "tasks-search", "tasks-all", "task", "task-new", "sources", "sources-changed", "stems",
    "stems-empty", "ubco-history",
    "text", "text-phrase", "texts", "ubco-typed", "practice", "practice-card", "practice-year", "game-menu", "game-round", "keys",
    "import-tried",
    "reminder", "settings", "help", "palette", "first-run", "first-run-spoken", "first-run-later", "first-run-word", "import",
    "import-list",
    "import-list-end", "import-done", "look-up", "look-up-found", "look-up-nothing", "look-up-misspelt", "new-word", "new-word-several",
    "new-word-misspelt", "practice-shown", "practice-graded", "practice-choice", "practice-chosen", "practice-over", "practice-done",
    "practice-day", "practice-example", "level", "level-estimated", "backups", "changes", "export", "data-check", "practice-empty",
    "tasks-empty", "pending-empty", "tasks-weeks", "game-over", "game-scores", "game-words", "palette-word", "tabs", "languages",
    "words-empty", "entry-practised", "entry-examples",
  ]

  /// The windows in which a screen is drawn.
  static func sizes(of name: String) -> [Size] {
    let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)]
    return wide.contains(name) ? sizes + [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)] : sizes
  }

  @MainActor private static func sources(of name: String) -> StubSources {
    if name.hasPrefix("text") { return SampleTexts.sources }
    if ofLevel.contains(name) { return StubSources([RankedWords.source]) }
    return name == "words-entry" ? StubSources([FullEntry()]) : TestInterface.sources
  }

  /// The screens of someone whose level is estimated by a dictionary with ranks.
  private static let ofLevel: Set = ["level", "level-estimated"]

  /// The interface at this place of the table; its monotonic clock stands still.
  @MainActor
  static func opened(
    _ name: String, _ language: InterfaceLanguage = .english, _ size: Size = Size(columns: 80, rows: 24)
  ) async -> TestInterface {
    let practice = InMemoryPracticeStore()
    let reading = InMemoryReadingStore()
    if withTexts.contains(name) {
      for text in SampleTexts.read { try? await reading.remember(text) }
    }
    if practised.contains(name) { await practice.practise(words[name] ?? Word.several) }
    if practisedForAYear.contains(name) { await practice.practiseForAYear(Word.several) }
    if written.contains(name), let word = words[name]?.first { await practice.learnToWrite(word) }
    let isFirstRun = name.hasPrefix("first-run")
    let isEmpty = empty.contains(name)
    let interface = TestInterface(
      isFirstRun || isEmpty ? [] : words[name] ?? Word.several,
      tasks: isEmpty ? [] : name == "tasks-weeks" ? TodoTask.ofWeeks : TodoTask.several, language: language, board: boards[name],
      moment: { MonotonicTime(nanoseconds: 0) }, practice: practice, reading: reading,
      sources: sources(of: name), gradedDictionary: ofLevel.contains(name) ? RankedWords() : TestInterface.source)
    interface.navigator.size = size
    if isFirstRun { interface.navigator.openFirstRun() }
    await interface.settle()
    for key in keys[name] ?? [] { await interface.type(key) }
    return interface
  }
}
