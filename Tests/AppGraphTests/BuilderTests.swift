import CoreModule
import PersonalDictionary
import Stemming
import Testing

@MainActor
struct BuilderTests {
  let app = TestApp()

  @Test func `every member of the personal dictionary is tested here`() {
    let members = Mirror(reflecting: app.buildDictionary()).children.compactMap(\.label)
    #expect(
      members == [
        "lookUp", "mainWordList", "newWord", "langPicker", "firstRun", "search", "favorites", "dictionaryEntry", "wordEditor", "sources",
        "pendingWords", "reminder", "wordImport",
      ]
    )
  }

  @Test func `the look-up asks the user's dictionaries`() async throws {
    let readings = try await app.buildDictionary().lookUp.readings(of: ["house", "hrouse"], in: .initial)
    #expect(readings.map { $0?.entries.first?.senses.first?.translations } == [["дом"], nil])
  }

  @Test func `an import takes words in`() async throws {
    let model = app.buildDictionary().wordImport.build()
    await model.run(ImportRequest(), from: StreamedWordFile(DelimitedReader(), then: MemoryStream(Array("house\n".utf8))))
    #expect(model.state.newCount == 1)
    #expect(try await app.words.words(WordQuery()).map(\.translations) == [["дом"]])
  }

  @Test func `the list shows the stored words`() async throws {
    try await app.keep("house", "tree")
    let list = app.buildDictionary().mainWordList.build()
    await list.load()
    #expect(list.state.words.map(\.text) == ["tree", "house"])
  }

  @Test func `the favourites show the starred words alone`() async throws {
    try await app.keep("house", "tree")
    let dictionary = app.buildDictionary()
    await dictionary.mainWordList.build().setStar(true, on: [.number(1)])
    let favorites = dictionary.favorites.build()
    await favorites.load()
    #expect(favorites.state.words.map(\.text) == ["house"])
  }

  @Test func `a new word is kept with its translation`() async throws {
    let newWord = app.buildDictionary().newWord.build()
    await newWord.submit(NewWordRequest(["house"]))
    #expect(newWord.state.added.map(\.word.translations) == [["дом"]])
    #expect(try await app.words.words(WordQuery()).map(\.created) == [TestApp.clock.now()])
  }

  @Test func `the choice of languages tells its parent what was chosen`() async {
    var chosen: [Direction] = []
    let picker = app.buildDictionary().langPicker.build { chosen.append($0) }
    await picker.choose(.initial.reversed)
    #expect(picker.state.direction == .initial.reversed)
    #expect(chosen == [.initial.reversed])
  }

  @Test func `the questions of the first run choose the direction`() async throws {
    let dictionary = app.buildDictionary()
    let firstRun = dictionary.firstRun.build()
    await firstRun.load()
    #expect(firstRun.state.isFirstRun)
    await firstRun.choose(.initial.reversed)
    let picker = dictionary.langPicker.build { _ in }
    await picker.load()
    #expect(picker.state.direction == .initial.reversed)
  }

  @Test func `the search finds a stored word`() async throws {
    try await app.keep("house", "tree")
    let search = app.buildDictionary().search.build()
    await search.search("ree")
    #expect(search.state.words.map(\.text) == ["tree"])
  }

  @Test func `the entry of a word comes from the dictionaries`() async {
    let entry = app.buildDictionary().dictionaryEntry.build()
    await entry.lookUp("house")
    #expect(entry.state.answer?.translations == ["дом"])
  }

  @Test func `the editor changes a stored word`() async throws {
    try await app.keep("house")
    let editor = app.buildDictionary().wordEditor.build()
    var edit = WordEdit()
    edit.note = "Edited."
    await editor.save(edit, to: .text("house"))
    #expect(editor.state.word?.note == "Edited.")
  }

  @Test func `the sources are those of the environment`() async {
    let sources = app.buildDictionary().sources.build()
    await sources.load()
    #expect(sources.state.names(serving: .initial) == ["given"])
  }

  @Test func `every builder of the stemming feature is tested here`() {
    let builders = Mirror(reflecting: app.buildStemming()).children.compactMap(\.label)
    #expect(builders == ["counting", "savedRoots", "explanation", "rules"])
  }

  @Test func `roots are counted, kept and explained`() async {
    let stemming = app.buildStemming()
    var request = StemCountRequest()
    request.keeps = true
    let counting = stemming.counting.build(request)
    #expect(counting.read(Array("kmzlz".utf8).span) && counting.endText())
    await counting.finish()
    let kept = stemming.savedRoots.build()
    await kept.load()
    #expect(kept.state.counts.roots.map(\.root) == ["KMZ"])
    let explanation = stemming.explanation.build("KMZ")
    await explanation.load()
    #expect(explanation.state.stems.map(\.change?.suffix) == ["LZ"])
  }

  @Test func `the rules are those of the built-in grammar`() {
    let rules = app.buildStemming().rules.build()
    rules.load()
    #expect(rules.state.rules.count == 7)
  }
}
