import CoreModule
import CoreModuleTesting
import Synchronization
import Testing

@testable import PersonalDictionary

@MainActor
struct ImportViewModelTests {
  let dictionary = DictionaryFixture()

  private func imported(_ text: String, _ request: ImportRequest = ImportRequest()) async -> ImportState {
    let model = dictionary.build().wordImport.build()
    await model.run(request, from: StreamedWordFile(DelimitedReader(), then: MemoryStream(Array(text.utf8))))
    return model.state
  }

  @Test func `translations of a file are the user's own; a word without is looked up`() async throws {
    let state = await imported("text,translation\nhouse,home\ntree,\nnothing,\n")
    #expect(state.newCount == 3 && state.assumedDirection == .initial)
    let words = try await dictionary.stored()
    #expect(words.map(\.translations) == [[], ["дерево"], ["home"]])
    #expect(words.map(\.source) == [nil, "given", "user"])
  }

  @Test func `a second import changes nothing, and what is new in it is merged`() async throws {
    _ = await imported("house,home\ntree,\n")
    #expect(await imported("house,home\ntree,\n").skippedCount == 2)
    let state = await imported("house,building\ntree,\nhouse,building\n")
    #expect(state.mergedCount == 1 && state.skippedCount == 2 && state.newCount == 0)
    #expect(try await dictionary.stored().last?.ownTranslations == ["home", "building"])
  }

  @Test func `the file's languages come first, then those of the request, then the chosen ones`() async throws {
    let state = await imported("text,from,to\na,es,de\nb,fr,\nc,,\nd,xx,en\ne,en,en\n", ImportRequest(to: .italian))
    #expect(state.badCount == 2)
    #expect(try await dictionary.stored().map(\.direction.description) == ["en → it", "fr → it", "es → de"])
    #expect(state.bad.map(\.faults) == [[.unknownLanguage("xx", in: .from)], [.sameLanguages(.english)]])
  }

  @Test func `a trial tells what would happen, also of words that are there twice`() async throws {
    let state = await imported("house,home\nhouse,home\nhouse,building\ntree,\n", ImportRequest(isTrial: true))
    #expect((state.newCount, state.mergedCount, state.skippedCount) == (2, 1, 1))
    #expect(try await dictionary.stored().isEmpty)
  }

  @Test(arguments: [false, true])
  func `a remark that does not fit beside the kept one is named by its line`(isTrial: Bool) async throws {
    let long = String(repeating: "x", count: 65_530)
    let text = "text,note\nhouse,\(long)\ntree,a\nhouse,other remark\nhouse,\(long)\n"
    let state = await imported(text, ImportRequest(isTrial: isTrial))
    #expect(state.bad == [BadWordRecord(line: 4, place: 3, faults: [.notesTooLong(bytes: 65_544)])])
    #expect((state.newCount, state.mergedCount, state.skippedCount, state.badCount) == (2, 0, 1, 1))
    #expect(try await dictionary.stored().map(\.note) == (isTrial ? [] : ["a", long]))
    #expect(await imported(text, ImportRequest(isStrict: true)).isRefused)
  }

  @Test func `a day without a time is the user's own day`() async throws {
    var dictionary = dictionary
    dictionary.localTime = .fixed(seconds: -8 * 3600)
    let model = dictionary.build().wordImport.build()
    let file = "text,created\nhouse,2023-01-02\ntree,2023-01-02T03:04:05Z\n"
    await model.run(ImportRequest(), from: StreamedWordFile(DelimitedReader(), then: MemoryStream(Array(file.utf8))))
    let moments = ["2023-01-02T08:00:00Z", "2023-01-02T03:04:05Z"].map { Timestamp(rfc3339: $0) }
    #expect(try await dictionary.stored().map(\.created) == moments)
  }

  @Test func `a row with fewer or more columns takes what is there, and is told`() async throws {
    let state = await imported(
      "text,translation,note\nhouse,home,x\n\"two\nlines\",y\ntree\nsun,star,z,more\n", ImportRequest(isStrict: true))
    #expect(state.newCount == 4 && state.badCount == 0 && state.unevenCount == 3)
    #expect(
      state.uneven == [
        UnevenWordRecord(line: 3, place: 2, columns: ColumnCounts(found: 2, expected: 3)),
        UnevenWordRecord(line: 5, place: 3, columns: ColumnCounts(found: 1, expected: 3)),
        UnevenWordRecord(line: 6, place: 4, columns: ColumnCounts(found: 4, expected: 3)),
      ])
  }

  @Test(arguments: [
    ("дом,house", "en:ru", "ru → en"), ("дом,", "en:ru", ""), ("дом,casa", "en:es", ""), ("house,дом", "ru:en", "en → ru"),
    ("HOUSE,ДОМ", "ru:en", "en → ru"), ("UNESCO,организация", "ru:en", "en → ru"), ("casa,x", "ru:es", ""),
  ])
  func `a word in another script than its language is held back`(row: String, direction: String, reversed: String) async throws {
    let languages = direction.split(separator: ":").map { Language(code: String($0)) }
    let request = ImportRequest(from: languages[0], to: languages[1])
    let state = await imported("text,translation\n\(row)\n", request)
    let fault = try #require(state.bad.first?.faults.first)
    guard case .otherScript(let text, let held, let opposite) = fault else {
      Issue.record("\(fault)")
      return
    }
    #expect(row.hasPrefix(text) && held.from == languages[0] && (opposite?.description ?? "") == reversed)
    #expect(state.newCount == 0 && state.preview.map(\.fate) == [.heldBack] && state.preview.first?.direction == held)
    #expect(try await dictionary.stored().isEmpty)
  }

  @Test(arguments: [
    ("USB,флешка", "ru:en"), ("USB,USB", "ru:en"), ("USB,", "ru:en"), ("IT-отдел,IT", "ru:en"), ("3:0,x", "ru:en"), ("ñ,x", "es:en"),
    ("casa,дом", "es:en"), ("дом и house,x", "en:ru"), ("漢字,x", "es:en"), ("漢字,x", "ru:en"),
  ])
  func `abbreviations, signs, mixed texts and scripts of no language of glot are not`(row: String, direction: String) async {
    let languages = direction.split(separator: ":").map { Language(code: String($0)) }
    let state = await imported("text,translation\n\(row)\n", ImportRequest(from: languages[0], to: languages[1]))
    #expect(state.newCount == 1 && state.bad.isEmpty)
  }

  @Test func `a file that names the language of a word is believed`() async {
    #expect(await imported("text,translation,from,to\nWi-Fi,x,ru,en\n").newCount == 1)
    let state = await imported("text,translation,to\nдом,house,ru\n")
    #expect(state.bad.map(\.faults) == [[.otherScript("дом", in: .initial, reversed: nil)]])
  }

  @Test(arguments: [false, true])
  func `what becomes of the first twenty records is told in their order`(isTrial: Bool) async {
    _ = await imported("house,home\ntree,plant\n")
    let rows = (1...30).map { "word\($0),x\n" }.joined()
    let state = await imported("text,translation\nhouse,building\nдом,x\ntree,plant\n ,y\n\(rows)", ImportRequest(isTrial: isTrial))
    #expect(state.preview.count == 20 && state.preview.map(\.place) == Array(1...20))
    #expect(state.preview.prefix(5).map(\.fate) == [.merged, .heldBack, .skipped, .bad, .new])
    #expect(state.preview.prefix(5).map(\.line) == [2, 3, 4, 5, 6] && state.preview.first?.translations == ["home", "building"])
  }

  @Test func `a strict import takes nothing in when a record is bad`() async throws {
    let state = await imported("text,translation\nhouse,home\n,x\n", ImportRequest(isStrict: true))
    #expect(state.isRefused && state.newCount == 0 && state.badCount == 1)
    #expect(try await dictionary.stored().isEmpty)
  }

  @Test func `every fault of a record is told`() async throws {
    let long = String(repeating: "x", count: 70_000)
    let state = await imported("text,translation,tags\n ,a\u{7}b,ok\n\(long),b,c\ntree,,\n")
    #expect(state.bad.map(\.line) == [2, 3])
    #expect(
      state.bad[0].faults == [
        .unacceptable(.blank, in: .text), .unacceptable(.controlCharacter("\u{7}"), in: .translation),
      ])
    #expect(state.bad[1].faults == [.unacceptable(.tooLong(bytes: 70_000), in: .text)])
    #expect(state.newCount == 1)
  }

  @Test func `a store that fails is told, and nothing is counted`() async throws {
    dictionary.words.storage.fail()
    let state = await imported("house,home\n")
    #expect(state.problem == .dictionary(.store(.storage(.full))) && state.newCount == 0)
  }

  @Test func `what may keep one waiting is read before others have to wait`() async throws {
    let notes = Notes()
    var dictionary = dictionary
    dictionary.changeGroup = NotingChanges { notes.add("change") }
    let pipe = NotingStream(["house,home\n", "cat,animal\n"]) { notes.add("read") }
    let model = dictionary.build().wordImport.build()
    await model.run(ImportRequest(), from: StreamedWordFile(DelimitedReader(), then: pipe) { MemorySpool() })
    #expect(model.state.newCount == 2)
    #expect(notes.all == ["read", "read", "read", "change"])
  }

  @Test func `what cannot be read is refused before all of it is kept`() async throws {
    let spool = MemorySpool()
    let endless = NotingStream(Array(repeating: String(repeating: "a", count: 1 << 18), count: 1000)) {}
    let model = dictionary.build().wordImport.build()
    await model.run(ImportRequest(), from: StreamedWordFile(KVTMLReader(from: nil, to: nil), then: endless) { spool })
    #expect(model.state.problem != nil)
    #expect(spool.size ?? .max < 8 << 20)
  }

  @Test func `a pipe that cannot be kept is told, and changes nothing`() async throws {
    let model = dictionary.build().wordImport.build()
    let full = UserFileError(path: "/var/tmp", .diskFull)
    let file = StreamedWordFile(DelimitedReader(), then: MemoryStream(Array("house,home\n".utf8))) { () throws(UserFileError) in throw full
    }
    await model.run(ImportRequest(), from: file)
    #expect(model.state.problem == .file(.spool(full)))
    #expect(try await dictionary.words.words(WordQuery()) == [])
  }

  @Test func `an import that is cancelled tells so, and counts nothing`() async {
    let model = dictionary.build().wordImport.build()
    let rows = (0..<9000).map { "word\($0),translation\n" }.joined()
    var portions = 0
    await model.run(ImportRequest(), from: StreamedWordFile(DelimitedReader(), then: MemoryStream(Array(rows.utf8)))) { state in
      portions += 1
      if portions == 2 { model.cancel() }
    }
    #expect(portions == 2 && model.state.isCancelled && !model.state.isRunning && model.state.newCount == 0)
  }
}

/// Gives pieces, and tells each time that it is read.
private final class NotingStream: ByteStream {
  private var pieces: ArraySlice<String>
  private let note: () -> Void
  let size: Int? = nil

  init(_ pieces: [String], note: @escaping () -> Void) {
    self.pieces = pieces[...]
    self.note = note
  }

  func next() -> [UInt8] {
    note()
    return Array((pieces.popFirst() ?? "").utf8)
  }
}

/// Tells when a change begins.
private struct NotingChanges: ChangeGroup {
  let note: @Sendable () -> Void

  func together<Value, Failure: Error>(
    _ step: StepName, _ changes: (Change) async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure> {
    note()
    return await changes(Change())
  }
}

/// What happened, in order.
private final class Notes: Sendable {
  private let notes = Mutex<[String]>([])
  var all: [String] { notes.withLock { $0 } }

  func add(_ note: String) { notes.withLock { $0.append(note) } }
}
