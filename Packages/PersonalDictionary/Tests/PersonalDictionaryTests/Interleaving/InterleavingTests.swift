import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  @Test func `a list of words, as commands use it`() async throws {
    let violations = try await Interleavings<WordListViewModel, WordListState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("load two") { await $0.load { $0.limit = 2 } },
        .reads("loadCount") { await $0.loadCount() },
        .changes("select") { await $0.select([.text("tree")]) },
        .changes("setStar") { await $0.setStar(true, on: [.text("tree")]) },
        .changes("setStar on nothing") { await $0.setStar(true, on: [.number(9)]) },
        .changes("delete") { await $0.delete([.number(1), .text("far")]) },
      ],
      make: { try await GatedDictionary($0).filled().mainWordList.build() },
      state: { list in
        var state = list.state
        // The words are looked for one after the other, then changed: which of them are missing, and who notices, depends on the moment.
        switch state.problem {
        case .noSuchWords, .store(.noSuchWord): state.problem = .noSuchWords([])
        default: break
        }
        return state
      }
    ).violations()
    #expect(violations == [])
  }

  @Test func `a long list at its beginning`() async throws {
    let violations = try await Interleavings<WordListViewModel, WordListState>(
      of: [
        .reads("loadBeginning") { await $0.loadBeginning(1) },
        .reads("loadEnd") { await $0.loadEnd(1) },
        .extends("loadLater") { await $0.loadLater(1) },
        // No more words than a jump asks for, as on the screen: of a part that is being read, it reads no more than that.
        .reads("reload") { await $0.reload(1) },
        .changes("toggleStar") { await $0.toggleStar(of: word(4)) },
        .changes("toggleStar of a word that is gone") { await $0.toggleStar(of: word(9)) },
        // The word behind which later ones are read.
        .changes("delete") { await $0.delete(word(3)) },
      ],
      make: { try await list(GatedDictionary($0)) { await $0.loadBeginning(2) } },
      state: { $0.state }, fault: { Set($0.state.words.map(\.number)).count < $0.state.words.count ? "a word is there twice" : nil }
    ).violations()
    #expect(violations == [])
  }

  @Test func `a long list at its end`() async throws {
    let violations = try await Interleavings<WordListViewModel, WordListState>(
      of: [
        .reads("loadBeginning") { await $0.loadBeginning(1) },
        .reads("loadEnd") { await $0.loadEnd(1) },
        .extends("loadEarlier") { await $0.loadEarlier(1) },
        .reads("reload") { await $0.reload(1) },
        .changes("toggleStar") { await $0.toggleStar(of: word(1)) },
        .changes("toggleStar of a word that is gone") { await $0.toggleStar(of: word(9)) },
        // The word before which earlier ones are read.
        .changes("delete") { await $0.delete(word(2)) },
      ],
      make: { try await list(GatedDictionary($0)) { await $0.loadEnd(2) } },
      state: { $0.state }, fault: { Set($0.state.words.map(\.number)).count < $0.state.words.count ? "a word is there twice" : nil }
    ).violations()
    #expect(violations == [])
  }

  /// A list that read a part, of which a word was changed elsewhere since: so it shows when the part is read again.
  private func list(
    _ dictionary: GatedDictionary, _ read: @MainActor (WordListViewModel) async -> Void
  ) async throws -> WordListViewModel {
    let list = try await dictionary.filled().mainWordList.build()
    await read(list)
    var remark = WordEdit()
    remark.note = "changed elsewhere"
    _ = try await dictionary.wordStore.edit(list.state.words.map(\.number), remark)
    return list
  }

  /// A word of the list; only its number matters, and that it has no star.
  private nonisolated func word(_ number: Word.Number) -> Word {
    let moment = Timestamp(milliseconds: 0)
    return Word(number: number, id: Word.ID(RandomSource { 7 }.uuid()), text: "", direction: .initial, created: moment, updated: moment)
  }

  @Test func `the search`() async throws {
    let violations = try await Interleavings<SearchViewModel, SearchState>(
      of: [
        .reads("search") { await $0.search("far") },
        .reads("search for something else") { await $0.search("tree") },
        .instant("search for nothing") { await $0.search("") },
        .reads("lookForNearMisses") { await $0.lookForNearMisses(SearchText("hause")) },
        .reads("lookForNearMisses of something else") { await $0.lookForNearMisses(SearchText("trea")) },
      ],
      make: { try await GatedDictionary($0).filled().search.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `an entry`() async throws {
    let violations = try await Interleavings<DictionaryEntryViewModel, DictionaryEntryState>(
      of: [
        .reads("show") { await $0.show(.text("house")) },
        .reads("show a word that waits") { await $0.show(.number(3)) },
        .reads("show nothing") { await $0.show(.number(9)) },
        .reads("lookUp") { await $0.lookUp("house") },
        .reads("lookUp of something unknown") { await $0.lookUp("hause", from: .english, to: .russian) },
      ],
      make: { try await GatedDictionary($0).filled().dictionaryEntry.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the choice of languages`() async throws {
    let other = Direction.of("es", "de")
    let violations = try await Interleavings<LangPickerViewModel, LangPickerState>(
      of: [
        .reads("load") { await $0.load() },
        .reports("choose") { [other] in await $0.choose(other) },
        .reports("choose another") { await $0.choose(.of("fr", "it")) },
        .reports("swap") { await $0.swap() },
      ],
      make: { try await GatedDictionary($0).filled().langPicker.build { _ in } }, state: { $0.state },
      fault: { picker in
        let shown = picker.state.direction
        await picker.load()
        return picker.state.direction == shown ? nil : "\(shown) is shown, but \(picker.state.direction) is chosen"
      }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the questions of the first run`() async throws {
    let (first, second) = (Direction.of("es", "de"), Direction.of("fr", "it"))
    let violations = try await Interleavings<FirstRunViewModel, FirstRunState>(
      of: [
        .reads("load") { await $0.load() },
        .reports("choose") { [first] in await $0.choose(first) },
        .reports("choose another") { [second] in await $0.choose(second) },
      ],
      make: { try await GatedDictionary($0).filled().firstRun.build() },
      state: { firstRun in
        var state = firstRun.state
        // Words matter only while there is no direction.
        if state.hasDirection == true { state.hasWords = false }
        return state
      },
      fault: { firstRun in
        let shown = firstRun.state.hasDirection
        await firstRun.load()
        return shown == nil || firstRun.state.hasDirection == shown ? nil : "it does not show whether there is a direction"
      }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the editor of a word`() async throws {
    var edit = WordEdit()
    edit.text = try UserText("sky")
    var remark = WordEdit()
    remark.note = "old"
    let violations = try await Interleavings<WordEditorViewModel, WordEditorState>(
      of: [
        .reports("save") { [edit] in await $0.save(edit, to: .number(2)) },
        .reports("save a remark") { [remark] in await $0.save(remark, to: .number(1)) },
        .reports("save nothing") { [remark] in await $0.save(remark, to: .number(9)) },
      ],
      make: { try await GatedDictionary($0).filled().wordEditor.build() }, state: { $0.state },
      fault: { $0.state.before?.number == $0.state.word?.number ? nil : "the words before and after are different ones" }
    ).violations()
    #expect(violations == [])
  }
}
