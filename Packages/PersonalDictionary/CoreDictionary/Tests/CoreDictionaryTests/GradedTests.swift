import CoreDictionary
import CoreDictionaryFormat
import PersonalDictionary
import Testing

struct GradedTests {
  private let dictionary = CoreDictionary()

  /// Ranks by length, then by the bytes.
  private func rank(_ text: String) -> UInt64 {
    UInt64(text.utf8.count) << 32 + text.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) } & 0xFFFF_FFFF
  }

  @Test(arguments: Direction.all)
  func `every direction has enough common words for a round, each once, with a translation`(direction: Direction) async {
    let words = await dictionary.headwords(in: direction, commonest: 600, count: 60) { UInt64($0.utf8.count) }
    #expect(words.count == 60)
    #expect(Set(words.map(\.text)).count == 60)
    for word in words {
      #expect((1...4).contains(word.translations.count), "\(word)")
      #expect(Set(word.translations).isDisjoint(with: word.rareTranslations), "\(word)")
    }
  }

  @Test func `the words of the smallest ranks come, in their order`() async throws {
    let direction = try #require(Direction(from: .english, to: .spanish))
    let some = await dictionary.headwords(in: direction, commonest: 600, count: 5, rank: rank).map(\.text)
    let more = await dictionary.headwords(in: direction, commonest: 600, count: 50, rank: rank).map(\.text)
    #expect(some == Array(more.prefix(5)))
    #expect(more == more.sorted { rank($0) < rank($1) })
  }

  @Test func `a headword has its usual translations, and whatever else is right`() async throws {
    let direction = try #require(Direction(from: .english, to: .spanish))
    let house = try #require(await dictionary.headword("house", in: direction))
    #expect(house.translations.first == "casa")
    #expect(await dictionary.headword("xyzzy", in: direction) == nil)
    #expect(await dictionary.headword("HOUSE", in: direction) == nil)
    let common = await dictionary.translations(in: direction, commonest: 600, count: 100, rank: rank)
    #expect(common.count == 100 && Set(common).count == 100)
  }

  @Test func `a word with an answer is no commoner than it was`() async throws {
    let direction = try #require(Direction(from: .spanish, to: .english))
    let weights = await dictionary.commonness(of: ["casa", "gato", "rescindir"], in: direction)
    let (house, cat, cancel) = (try #require(weights["casa"]), try #require(weights["gato"]), try #require(weights["rescindir"]))
    #expect(house > cat && cat > cancel)
  }

  @Test func `articles, prepositions and their like are not drawn`() async throws {
    let direction = try #require(Direction(from: .spanish, to: .english))
    let texts = await dictionary.headwords(in: direction, commonest: 300, count: 300) { UInt64($0.utf8.count) }.map(\.text)
    #expect(Set(texts).isDisjoint(with: ["el", "la", "de", "en", "y", "por"]))
  }

  @Test func `rows that nobody has read are not drawn`() throws {
    let direction = try #require(Direction(from: .english, to: .spanish))
    let rows = [row(en: "plywood", es: "contrachapado", rank: .wide(editions: 10, zipf: 7)), row(en: "house", es: "casa")]
    #expect(CoreDictionaryWriter(rows: rows).bytes.withUnsafeBytes { CoreDictionaryReader($0).contentRows(in: direction) } == [1])
  }
}
