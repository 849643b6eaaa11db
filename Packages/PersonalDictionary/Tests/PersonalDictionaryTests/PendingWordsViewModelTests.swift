import CoreModule
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Synchronization
import Testing

/// Working the queue of owed look-ups off.
@MainActor
struct PendingWordsViewModelTests {
  let given = DictionaryFixture()
  let service = StubService()

  private func queue(_ sources: any DictionarySource...) -> PendingWordsViewModel {
    var given = given
    given.sources = StubSources(sources)
    return given.build().pendingWords.build()
  }

  /// Keeps words whose look-up is owed.
  private func keep(_ texts: String..., reason: PendingReason = .offline) async throws {
    for text in texts {
      var draft = try word(text)
      draft.pendingReason = reason
      try await given.keep(draft)
    }
  }

  @Test func `the oldest word comes first, and each answer is stored`() async throws {
    try await keep("one", "two", "three")
    let queue = queue(service)
    await queue.fetch()
    #expect(service.asked == ["one", "two", "three"])
    #expect(queue.state.done.map(\.text) == ["one", "two", "three"])
    #expect(queue.state.pending == [])
    #expect(try await given.stored().map(\.translations) == [["three!"], ["two!"], ["one!"]])
    #expect(try await given.stored().map(\.source) == ["service", "service", "service"])
  }

  @Test func `a word that no source knows is owed nothing`() async throws {
    try await keep("one")
    service.answer("one", .success([]))
    let queue = queue(service)
    await queue.fetch()
    #expect(queue.state.done.map(\.status) == [.untranslated])
    #expect(try await given.stored().map(\.status) == [.untranslated])
  }

  @Test func `a service that is offline is asked once, and every word stays pending`() async throws {
    try await keep("one", "two", reason: .unavailable)
    service.answerAll(.failure(.postponed(.offline, until: Timestamp(milliseconds: 9_000))))
    let queue = queue(service)
    await queue.fetch()
    #expect(service.asked == ["one"])
    #expect(queue.state.done == [])
    #expect(queue.state.pending.map(\.word.status) == [.pending(.offline), .pending(.offline)])
    #expect(queue.state.pending.map(\.nextTry) == [Timestamp(milliseconds: 9_000), Timestamp(milliseconds: 9_000)])
  }

  @Test func `a service that goes away in the middle loses nothing, and the next time goes on`() async throws {
    try await keep("one", "two", "three")
    service.answer("two", .failure(.unreachable(.offline)))
    let first = queue(service)
    await first.fetch()
    #expect(first.state.done.map(\.text) == ["one"])
    #expect(first.state.pending.map(\.word.text) == ["two", "three"])
    service.answer("two", nil)
    let second = queue(service)
    await second.fetch()
    #expect(second.state.done.map(\.text) == ["two", "three"])
    #expect(service.asked == ["one", "two", "two", "three"])
  }

  @Test func `one word that the service fails at does not keep the others waiting`() async throws {
    try await keep("bad", "good")
    service.answer("bad", .failure(.unreachable(.unavailable)))
    let queue = queue(service)
    await queue.fetch()
    #expect(queue.state.done.map(\.text) == ["good"])
    #expect(queue.state.pending.map(\.word.status) == [.pending(.unavailable)])
  }

  @Test func `a service that fails at three words in a row is asked no more`() async throws {
    try await keep("one", "two", "three", "four", "five")
    service.answerAll(.failure(.unreachable(.unavailable)))
    await queue(service).fetch()
    #expect(service.asked == ["one", "two", "three"])
  }

  @Test func `what was stopped in the middle is as it was, and the next time goes on`() async throws {
    try await keep("one", "two", reason: .offline)
    service.answer("one", .failure(.unreachable(.interrupted)))
    let first = queue(service)
    await first.fetch()
    #expect(service.asked == ["one"])
    #expect(first.state.pending.map(\.word.status) == [.pending(.offline), .pending(.offline)])
    service.answer("one", nil)
    let second = queue(service)
    await second.fetch()
    #expect(second.state.done.map(\.text) == ["one", "two"])
  }

  @Test func `a word without a service at its address is only tried when it is named, and no other is asked for`() async throws {
    try await keep("one", "two")
    service.answerAll(.failure(.unreachable(.misconfigured)))
    await queue(service).fetch()
    await queue(service).fetch()
    #expect(service.asked == ["one"])
    #expect(try await given.stored().map(\.status) == [.pending(.misconfigured), .pending(.misconfigured)])
  }

  @Test func `a service without the languages owes nothing`() async throws {
    try await keep("one", "two")
    service.answer("one", .failure(.notServed(.initial)))
    let queue = queue(service)
    await queue.fetch()
    #expect(queue.state.done.map(\.status) == [.untranslated, .translated])
    #expect(queue.state.pending == [])
  }

  @Test func `a word that was refused is only tried again when it is named`() async throws {
    try await keep("one", reason: .unauthorized)
    let queue = queue(service)
    await queue.fetch()
    #expect(service.asked == [])
    #expect(queue.state.pending.map(\.word.text) == ["one"])
    #expect(queue.state.pending.map(\.nextTry) == [nil])
    await queue.fetch([.text("one")])
    #expect(queue.state.done.map(\.translations) == [["one!"]])
    #expect(queue.state.pending == [])
  }

  @Test func `when another run may try again is known before anything is asked`() async throws {
    try await keep("one")
    try await keep("two", reason: .unauthorized)
    let (now, later) = (given.clock.now(), given.clock.now().adding(seconds: 60))
    for (until, expected) in [(later, [later, nil]), (now, [nil, nil])] as [(Timestamp, [Timestamp?])] {
      var given = given
      given.serviceRecords = StubRecords(until: until)
      given.sources = StubSources([service], kind: .apertium(url: "http://given"))
      let queue = given.build().pendingWords.build()
      await queue.load()
      #expect(queue.state.pending.map(\.nextTry) == expected)
      let entry = given.build().dictionaryEntry.build()
      await entry.show(.text("one"))
      #expect(entry.state.nextTry == expected[0])
    }
    #expect(service.asked == [])
  }

  @Test func `a word that does not exist is named`() async throws {
    let queue = queue(service)
    await queue.fetch([.text("none")])
    #expect(queue.state.problem == .noSuchWords([.text("none")]))
  }

  @Test func `what another dictionary has by now is found without the service`() async throws {
    try await keep("house")
    let queue = queue(service, DictionaryFixture.source)
    await queue.fetch()
    #expect(service.asked == [])
    #expect(queue.state.done.map(\.source) == ["given"])
  }

  @Test func `a word that was deleted meanwhile is left alone, one that was changed too`() async throws {
    try await keep("one", "two")
    let (words, store) = (try await given.stored(), given.words)
    service.onQuestion { text in
      if text == "one" {
        _ = try? await store.delete([words[1].number])
        var edit = WordEdit()
        edit.text = try? UserText("zwei")
        _ = try? await store.edit([words[0].number], edit)
      }
    }
    let queue = queue(service)
    await queue.fetch()
    #expect(try await given.stored().map(\.text) == ["zwei"])
    #expect(queue.state.problem == nil)
  }

  @Test func `what another process found meanwhile stays`() async throws {
    try await keep("one")
    let (words, store) = (try await given.stored(), given.words)
    service.answerAll(.failure(.unreachable(.offline)))
    service.onQuestion { _ in
      var edit = WordEdit()
      edit.found = .some(FoundTranslation(translations: ["один"], partOfSpeech: nil, source: "other"))
      _ = try? await store.edit([words[0].number], edit)
    }
    await queue(service).fetch()
    #expect(try await given.stored().map(\.translations) == [["один"]])
    #expect(try await given.stored().map(\.pendingReason) == [nil])
  }

  @Test func `the progress is told word by word`() async throws {
    try await keep("one", "two")
    var told: [PendingWordsProgress] = []
    await queue(service).fetch { told.append($0) }
    #expect(told.map(\.text) == ["one", "two"])
    #expect(told.map(\.asked) == [0, 1])
    #expect(told.map(\.all) == [2, 2])
  }

  @Test func `a store that fails ends the work and is told`() async throws {
    try await keep("one")
    let queue = queue(service)
    given.words.storage.fail()
    await queue.fetch()
    #expect(queue.state.problem == .store(.storage(.full)))
  }

  @Test func `a kept word is shown with what the service answered, though the service is not asked`() async throws {
    try await keep("one")
    var given = given
    given.sources = StubSources([service])
    let graph = given.build()
    await graph.pendingWords.build().fetch()
    let entry = graph.dictionaryEntry.build()
    await entry.show(.text("one"))
    #expect(entry.state.answer?.entries.map(\.source) == ["service"])
    #expect(entry.state.answer?.translations == ["one!"])
    #expect(service.asked == ["one"])
  }
}

/// Knows until when every service is left alone.
private struct StubRecords: ServiceRecords {
  let until: Timestamp

  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await work() }

  func clearAnswers() throws(StorageError) -> Int { 0 }

  func nextTry(of source: SourceConfiguration, at now: Timestamp) -> Timestamp? { now < until ? until : nil }
}

/// A service that knows every word, unless a test says otherwise.
final class StubService: DictionarySource {
  let name = "service"
  let kind = "given"
  let isLocal = false
  let directions = Direction.all

  typealias Answer = Result<[DictionaryEntry], DictionarySourceError>
  private let state = Mutex<State>(State())

  private struct State {
    var asked: [String] = []
    var answers: [String: Answer] = [:]
    var answer: Answer?
    var action: (@Sendable (String) async -> Void)?
  }

  var asked: [String] { state.withLock(\.asked) }

  func answer(_ text: String, _ answer: Answer?) { state.withLock { $0.answers[text] = answer } }

  func answerAll(_ answer: Answer?) { state.withLock { $0.answer = answer } }

  func onQuestion(_ action: @escaping @Sendable (String) async -> Void) { state.withLock { $0.action = action } }

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let (answer, action) = state.withLock { state in
      state.asked.append(text)
      return (state.answers[text] ?? state.answer, state.action)
    }
    await action?(text)
    guard let answer else {
      return [DictionaryEntry(headword: text, partOfSpeech: nil, source: name, senses: [Sense(translations: [text + "!"])])]
    }
    return try answer.get()
  }
}
