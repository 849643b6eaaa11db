import AppGraph
import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Stemming
import Testing
import TodoList

@testable import CommandHost

/// Where the features ask to go, and what each host makes of it.
@MainActor
struct RoutingTests {
  let app = TestApp()

  nonisolated static let destinations: [PersonalDictionaryDestination] = [
    .entry(7), .editor(casa), .newWord, .search, .favorites, .pendingWords, .langPicker, .sources, .installedDictionaries,
    .sourceTest("core"), .wordImport, .reminder,
  ]

  nonisolated private static let casa = Word(
    number: 7, id: Word.ID(RandomSource.counting().uuid()), text: "casa", direction: .initial, created: Timestamp(milliseconds: 0),
    updated: Timestamp(milliseconds: 0)
  )

  @Test(arguments: destinations)
  func `the terminal turns every destination into the next command`(destination: PersonalDictionaryDestination) {
    let router = HintRouter<PersonalDictionaryDestination>()
    router.navigate(to: destination)
    let expected = Self.hint(for: destination)
    #expect(router.hints.map { $0(.english) } == [expected.english])
    #expect(router.hints.map { $0(.russian) } == [expected.russian])
  }

  @Test(arguments: destinations)
  func `the next command is one that there is`(destination: PersonalDictionaryDestination) {
    let words = Self.hint(for: destination).english.split(separator: " ").map(String.init)
    #expect(HelpTree().commands.map(\.commandName).contains(words[2]))
  }

  @Test func `the intents of the view models ask for their destinations`() {
    let dictionary = app.buildDictionary()
    let list = dictionary.mainWordList.build()
    list.open(7)
    list.edit(Self.casa)
    list.addWord()
    list.search()
    list.openFavorites()
    list.openPendingWords()
    list.pickLanguages()
    list.openSources()
    list.openImport()
    list.openReminder()
    dictionary.favorites.build().open(8)
    dictionary.search.build().open(9)
    dictionary.newWord.build().pickLanguages()
    dictionary.pendingWords.build().open(10)
    dictionary.wordImport.build().pickLanguages()
    dictionary.sources.build().openInstalled()
    dictionary.sources.build().openTest(of: "core")
    #expect(
      app.router.destinations == [
        .entry(7), .editor(Self.casa), .newWord, .search, .favorites, .pendingWords, .langPicker, .sources, .wordImport, .reminder,
        .entry(8), .entry(9), .langPicker, .entry(10), .langPicker, .installedDictionaries, .sourceTest("core"),
      ]
    )
  }

  @Test func `navigation is logged, at the level that may name the user's things`() {
    let dictionary = app.buildDictionary()
    dictionary.search.build().open(9)
    dictionary.newWord.build().pickLanguages()
    #expect(app.log.lines == ["debug: [navigation] navigate to entry(9)", "debug: [navigation] navigate to langPicker"])
  }

  @Test func `a root that asks to be explained leads to the next command`() async {
    let kept = app.buildStemming().savedRoots.build()
    await kept.submit("kmz")
    kept.explain(kept.state.counts.roots[0])
    #expect(app.stemRouter.destinations == [.explanation(root: "KMZ")])
    let router = HintRouter<StemmingDestination>()
    router.navigate(to: .explanation(root: "KMZ"))
    #expect(router.hints.map { $0(.english) } == ["Next: glot stem --explain TEXT"])
    #expect(router.hints.map { $0(.russian) } == ["Дальше: glot stem --explain ТЕКСТ"])
  }

  /// A new destination does not compile until its hint stands here; then it belongs into `destinations` as well.
  private static func hint(for destination: PersonalDictionaryDestination) -> (english: String, russian: String) {
    switch destination {
    case .entry(let number): ("Next: glot show \(number)", "Дальше: glot show \(number)")
    case .editor: ("Next: glot edit 7", "Дальше: glot edit 7")
    case .newWord: ("Next: glot add WORD", "Дальше: glot add СЛОВО")
    case .search: ("Next: glot find QUERY", "Дальше: glot find ЗАПРОС")
    case .favorites: ("Next: glot stars", "Дальше: glot stars")
    case .pendingWords: ("Next: glot fetch", "Дальше: glot fetch")
    case .langPicker: ("Next: glot lang FROM TO", "Дальше: glot lang ЯЗЫК ЯЗЫК")
    case .sources: ("Next: glot source list", "Дальше: glot source list")
    case .installedDictionaries: ("Next: glot source find", "Дальше: glot source find")
    case .sourceTest: ("Next: glot source test core WORD", "Дальше: glot source test core СЛОВО")
    case .wordImport: ("Next: glot import FILE", "Дальше: glot import ФАЙЛ")
    case .reminder: ("Next: glot remind status", "Дальше: glot remind status")
    }
  }

  nonisolated static let tasks: [TodoListDestination] = [.details(7), .newTask(parent: nil), .newTask(parent: 3), .editor(7)]

  @Test(arguments: tasks)
  func `the terminal turns every destination of the tasks into the next command`(destination: TodoListDestination) {
    let router = HintRouter<TodoListDestination>()
    router.navigate(to: destination)
    let expected = Self.hint(for: destination)
    #expect(router.hints.map { $0(.english) } == ["Next: " + expected])
    let words = expected.split(separator: " ").dropFirst().prefix(2).joined(separator: " ")
    #expect(HelpTree().commands.map(\.commandName).contains(words))
  }

  @Test func `the intents of the tasks ask for their destinations`() {
    let router = RecordingRouter<TodoListDestination>()
    let todo = app.build().todoList(router: router).build()
    todo.taskList.build().open(7)
    todo.taskList.build().addTask()
    todo.taskList.build().addTask(to: 3)
    todo.taskList.build().edit(7)
    #expect(router.destinations == [.details(7), .newTask(parent: nil), .newTask(parent: 3), .editor(7)])
  }

  private static func hint(for destination: TodoListDestination) -> String {
    switch destination {
    case .details(let number): "glot todo show \(number)"
    case .newTask(nil): "glot todo add TEXT"
    case .newTask(let parent?): "glot todo add TEXT --parent \(parent)"
    case .editor(let number): "glot todo edit \(number)"
    }
  }
}
