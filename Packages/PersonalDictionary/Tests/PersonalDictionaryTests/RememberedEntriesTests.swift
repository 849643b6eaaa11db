import PersonalDictionary
import PersonalDictionaryTesting
import Synchronization
import Testing

/// The words of a text, looked up portion by portion.
struct RememberedEntriesTests {
  private let texts = ["Haus", "Tür", "Haus"]
  private let one = StubSource(name: "one", translations: [.german: ["Haus": ["house"]]])
  private let two = StubSource(name: "two", translations: [.german: ["Haus": ["building"], "Tür": ["door"]]])

  @Test func `what was found before is found again`() async throws {
    var remembered = RememberedEntries()
    let before = try await LookUp(sources: [two]).readings(of: texts, in: .german, remembering: &remembered) { $0 }
    let again = try await LookUp(sources: [two]).readings(of: texts, in: .german, remembering: &remembered) { $0 }
    #expect(again == before)
    #expect(before.map { $0?.translations(limit: 1) } == [["building"], ["door"], ["building"]])
  }

  @Test func `other dictionaries are asked anew`() async throws {
    var remembered = RememberedEntries()
    _ = try await LookUp(sources: [one]).readings(of: texts, in: .german, remembering: &remembered) { $0 }
    let readings = try await LookUp(sources: [one, two]).readings(of: texts, in: .german, remembering: &remembered) { $0 }
    #expect(readings.map { $0?.translations(limit: .max) } == [["house", "building"], ["door"], ["house", "building"]])
  }

  @Test func `another direction is asked anew`() async throws {
    var remembered = RememberedEntries()
    _ = try await LookUp(sources: [two]).readings(of: texts, in: .german, remembering: &remembered) { $0 }
    let others = try await LookUp(sources: [two]).readings(of: texts, in: .initial, remembering: &remembered) { $0 }
    #expect(others == [nil, nil, nil])
  }

  @Test func `a dictionary that failed is asked again`() async throws {
    var remembered = RememberedEntries()
    let failing = StubSource(name: "two", failure: .unreachable(.offline))
    _ = try await LookUp(sources: [one, failing]).readings(of: texts, in: .german, remembering: &remembered) { $0 }
    let readings = try await LookUp(sources: [one, two]).readings(of: texts, in: .german, remembering: &remembered) { $0 }
    #expect(readings[0]?.translations(limit: .max) == ["house", "building"])
  }

  @Test func `an unknown word is not asked for again with another first letter`() async throws {
    var remembered = RememberedEntries()
    let source = NotingSource()
    _ = try await LookUp(sources: [source]).readings(of: ["Xyz"], in: .german, remembering: &remembered) { $0 }
    let asked = source.asked.withLock { $0 }
    #expect(asked.contains("Xyz"))
    let readings = try await LookUp(sources: [source]).readings(of: ["xyz", "Xyz"], in: .german, remembering: &remembered) { $0 }
    #expect(readings == [nil, nil])
    let askedAgain = source.asked.withLock { $0 }
    #expect(askedAgain == asked)
    _ = try await LookUp(sources: [source]).readings(of: ["xyz auf", "XYZ"], in: .german, remembering: &remembered) { $0 }
    let askedAtLast = source.asked.withLock { $0 }
    #expect(askedAtLast.contains("XYZ"))
  }
}

/// A dictionary without words, which notes what it is asked for.
private final class NotingSource: DictionarySource {
  let name = "noting"
  let kind = "noting"
  let isLocal = true
  let directions = Direction.all
  let asked = Mutex<[String]>([])

  func entries(for text: String, in direction: Direction) throws(DictionarySourceError) -> [DictionaryEntry] {
    asked.withLock { $0.append(text) }
    return []
  }
}

extension Direction {
  fileprivate static let german = Direction.all.first { $0.from == .german && $0.to == .english } ?? .initial
}
