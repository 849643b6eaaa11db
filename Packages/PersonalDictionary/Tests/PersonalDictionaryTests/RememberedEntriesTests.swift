import PersonalDictionary
import PersonalDictionaryTesting
import Testing

/// The words of a text, looked up portion by portion.
struct RememberedEntriesTests {
  private let texts = ["Haus", "Tür", "Haus"]
  private let one = StubSource(name: "one", translations: [.german: ["Haus": ["house"]]])
  private let two = StubSource(name: "two", translations: [.german: ["Haus": ["building"], "Tür": ["door"]]])

  @Test func `what was found before is found again`() async throws {
    var remembered = RememberedEntries()
    let before = try await LookUp(sources: [two]).readings(of: texts, in: .german, remembering: &remembered)
    #expect(try await LookUp(sources: [two]).readings(of: texts, in: .german, remembering: &remembered) == before)
    #expect(before.map { $0?.translations(limit: 1) } == [["building"], ["door"], ["building"]])
  }

  @Test func `other dictionaries are asked anew`() async throws {
    var remembered = RememberedEntries()
    _ = try await LookUp(sources: [one]).readings(of: texts, in: .german, remembering: &remembered)
    let readings = try await LookUp(sources: [one, two]).readings(of: texts, in: .german, remembering: &remembered)
    #expect(readings.map { $0?.translations(limit: .max) } == [["house", "building"], ["door"], ["house", "building"]])
  }

  @Test func `another direction is asked anew`() async throws {
    var remembered = RememberedEntries()
    _ = try await LookUp(sources: [two]).readings(of: texts, in: .german, remembering: &remembered)
    #expect(try await LookUp(sources: [two]).readings(of: texts, in: .initial, remembering: &remembered) == [nil, nil, nil])
  }

  @Test func `a dictionary that failed is asked again`() async throws {
    var remembered = RememberedEntries()
    let failing = StubSource(name: "two", failure: .unreachable(.offline))
    _ = try await LookUp(sources: [one, failing]).readings(of: texts, in: .german, remembering: &remembered)
    let readings = try await LookUp(sources: [one, two]).readings(of: texts, in: .german, remembering: &remembered)
    #expect(readings[0]?.translations(limit: .max) == ["house", "building"])
  }
}

extension Direction {
  fileprivate static let german = Direction.all.first { $0.from == .german && $0.to == .english } ?? .initial
}
