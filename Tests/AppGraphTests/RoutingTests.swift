import AppGraph
import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Stemming
import Testing
import TodoList

/// Where the features ask to go.
@MainActor
struct RoutingTests {
  let app = TestApp()

  nonisolated private static let casa = Word(
    number: 7, id: Word.ID(RandomSource.counting().uuid()), text: "casa", direction: .initial, created: Timestamp(milliseconds: 0),
    updated: Timestamp(milliseconds: 0)
  )

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

  @Test func `a root asks to be explained`() async {
    let kept = app.buildStemming().savedRoots.build()
    await kept.submit("kmz")
    kept.explain(kept.state.counts.roots[0])
    #expect(app.stemRouter.destinations == [.explanation(root: "KMZ")])
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
}
