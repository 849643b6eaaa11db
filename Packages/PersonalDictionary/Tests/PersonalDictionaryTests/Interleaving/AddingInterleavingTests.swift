import CoreModule
import CoreModuleTesting
import PersonalDictionaryTesting
import Testing

@testable import PersonalDictionary

/// The same for what adds words or asks sources.
@MainActor
struct AddingInterleavingTests {
  /// Each intent once, with words that a dictionary knows, only a service, or nobody. The other way round and a word among several are left
  /// out: the same calls would wait more often, and that takes minutes.
  @Test func `adding words`() async throws {
    let violations = try await Interleavings<NewWordViewModel, NewWordState>(
      of: [
        .reads("preview") { await $0.preview("house") },
        // Not what is submitted: that is saved first and looked up then, and a preview may show it in between.
        .reads("preview of something unknown") { await $0.preview("huse") },
        // A form of what is stored, which is looked for there.
        .reads("preview of the same word with an article") { await $0.preview("the house") },
        .reports("saveWithoutServices of the same word with an article") {
          _ = await $0.saveWithoutServices(NewWordRequest(["the house"]))
        },
        .reports("saveWithoutServices") { _ = await $0.saveWithoutServices(NewWordRequest(["house"])) },
        .instant("saveWithoutServices of nothing") { _ = await $0.saveWithoutServices(NewWordRequest(["a\u{1b}"], from: .english)) },
        .reports("submit") { await $0.submit(NewWordRequest(["hause"], from: .english, to: .russian)) },
        .reports("ask") { model in
          guard let saved = await model.saveWithoutServices(NewWordRequest(["sky"], from: .english, to: .russian)) else { return }
          await model.ask(about: saved)
        },
      ],
      make: { try await GatedDictionary($0).filled().newWord.build() },
      state: { model in
        var state = model.state
        state.added = state.added.map(uncounted)
        return state
      }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the words that wait for a service`() async throws {
    let violations = try await Interleavings<PendingWordsViewModel, PendingWordsState>(
      of: [
        .reads("load") { await $0.load() },
        .reports("fetch") { await $0.fetch() },
        .reports("fetch one") { await $0.fetch([.text("faraway")]) },
        .reports("fetch nothing") { await $0.fetch([.number(9)]) },
        .reports("clearAnswers") { _ = await $0.clearAnswers() },
      ],
      make: { try await GatedDictionary($0).filled().pendingWords.build() }, state: { $0.state },
      fault: { $0.state.progress == nil ? nil : "it still looks busy" }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the sources`() async throws {
    let violations = try await Interleavings<SourcesViewModel, SourcesState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("load with counts") { await $0.load(countingHeadwords: true) },
        .changes("add") { await $0.add("mine", .dictorg(path: "installed")) },
        .changes("add what there is") { await $0.add("given", .dictorg(path: "installed")) },
        .changes("remove") { await $0.remove("other") },
        .changes("move") { await $0.move("given", to: 1) },
        .changes("setEnabled") { await $0.setEnabled("given", false) },
        .reads("test") { await $0.test("given", "house") },
        .reads("test something else") { await $0.test("other", "tree") },
        .reads("findInstalled") { await $0.findInstalled() },
        .reads("installedNames") { _ = await $0.installedNames() },
      ],
      make: { try await GatedDictionary($0).filled().sources.build() },
      state: { sources in
        var state = sources.state
        // A source is looked for, then changed: whether it is missing before that or only then depends on the moment.
        switch state.problem {
        case .noSuchSource, .sources(.noSuchSource): state.problem = .sources(.noSuchSource(0))
        default: break
        }
        return state
      }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the reminder`() async throws {
    let (early, late) = (try #require(TimeOfDay("00:00")), try #require(TimeOfDay("23:59")))
    let violations = try await Interleavings<ReminderViewModel, ReminderState>(
      of: [
        .reads("load") { [early] in await $0.load(at: early) },
        .reads("load without a time") { await $0.load(at: nil) },
        .reads("loadOutlook") { [early] in await $0.loadOutlook(at: early) },
        .reads("loadOutlook before it is time") { [late] in await $0.loadOutlook(at: late) },
        .reports("decide") { [early] in await $0.decide(at: early) },
        .reports("decide in any case") { [late] in await $0.decide(at: late, isForced: true) },
      ],
      make: { try await GatedDictionary($0).filled().reminder.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `an import`() async throws {
    let violations = try await Interleavings<ImportViewModel, ImportState>(
      of: [
        .reports("run") { await $0.run(ImportRequest(), from: file("sky,\nnew,neu\n")) },
        .reports("run as a trial") { await $0.run(ImportRequest(isTrial: true), from: file("house,\nhouse,\n")) },
      ],
      make: { try await GatedDictionary($0).filled().wordImport.build() }, state: { $0.state },
      fault: { $0.state.isRunning ? "it still looks busy" : nil }
    ).violations()
    #expect(violations == [])
  }

  /// The word that a service was asked about is read again after that: it may show that it was added once more meanwhile.
  private func uncounted(_ added: NewWord) -> NewWord {
    guard added.word.text == "sky" else { return added }
    var word = added.word
    word.timesAdded = 1
    return NewWord(
      word: word, entries: added.entries, requested: added.requested, parts: added.parts, suggestions: added.suggestions,
      failures: added.failures
    )
  }

  private func file(_ text: String) -> any WordFileSource {
    StreamedWordFile(DelimitedReader(), then: MemoryStream(Array(text.utf8)))
  }
}
