import CoreModule
import CoreModuleSQLiteTesting
import CoreModuleTesting
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

/// Both samplers draw the same words.
struct WordSamplerTests {
  private let temporary = TemporaryDatabase.words()
  private static let direction = Direction(from: .spanish, to: .english) ?? .initial

  private static func drafts(_ count: Int) throws -> [WordDraft] {
    try (1...count).map { try draft("palabra\($0)", $0 % 3 == 0 ? [] : ["word\($0)"]) } + [try draft("haus", ["house"], from: .german)]
  }

  private static func rank(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  private func samplers(_ count: Int) async throws -> [any WordSampler] {
    let memory = InMemoryWordStore(clock: .fixed(Timestamp(milliseconds: 1_000)), random: .counting())
    _ = try await temporary.wordStore().save(Self.drafts(count))
    _ = try await memory.save(Self.drafts(count))
    return [SQLiteWordSampler(database: temporary.open()), memory]
  }

  @Test(arguments: [1, 5, 40, 200])
  func `the translated words of a direction with the smallest ranks are drawn`(count: Int) async throws {
    let samplers = try await samplers(150)
    let expected = (1...150).filter { $0 % 3 != 0 }.map { "palabra\($0)" }.sorted { Self.rank($0) < Self.rank($1) }.prefix(count)
    for sampler in samplers {
      let drawn = try await sampler.words(WordSample(direction: Self.direction, count: count) { Self.rank($0) })
      #expect(drawn.map(\.text) == Array(expected))
    }
  }

  @Test func `words with a translation are counted, up to the limit`() async throws {
    let samplers = try await samplers(30)
    for sampler in samplers {
      #expect(try await sampler.count(in: Self.direction, upTo: 100) == 20)
      #expect(try await sampler.count(in: Self.direction, upTo: 7) == 7)
      #expect(try await sampler.count(in: Self.direction.reversed, upTo: 7) == 0)
    }
  }

  @Test func `words are found by their exact spelling, those without a translation are not`() async throws {
    let samplers = try await samplers(10)
    for sampler in samplers {
      let found = try await sampler.words(spelledExactly: ["palabra5", "Palabra1", "palabra3", "haus", "palabra1"], in: Self.direction)
      #expect(found.map(\.text) == ["palabra5", "palabra1"])
    }
  }

  @Test func `the newest translated words of a direction come first`() async throws {
    let samplers = try await samplers(9)
    for sampler in samplers {
      let newest = try await sampler.newest(in: Self.direction, limit: 3)
      #expect(newest.map(\.text) == ["palabra8", "palabra7", "palabra5"])
      #expect(newest.map(\.translation) == ["word8", "word7", "word5"])
      #expect(try await sampler.newest(in: Self.direction.reversed, limit: 3).isEmpty)
    }
  }

  @Test func `without a database there are no words, and none is made`() async throws {
    let sampler = SQLiteWordSampler(database: temporary.open())
    #expect(try await sampler.newest(in: Self.direction, limit: 5).isEmpty)
    #expect(try await sampler.count(in: Self.direction, upTo: 5) == 0)
    #expect(try await sampler.words(WordSample(direction: Self.direction, count: 5) { Self.rank($0) }).isEmpty)
  }
}
