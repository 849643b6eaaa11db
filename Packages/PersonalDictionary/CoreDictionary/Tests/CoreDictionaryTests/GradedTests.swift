import CoreDictionary
import CoreDictionaryData
import CoreDictionaryFormat
import FormTables
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

  @Test(arguments: [
    (Language.german, ["man", "mit", "dem"]), (.spanish, ["alguno", "ante", "pues"]), (.french, ["parce", "dont", "celui"]),
    (.portuguese, ["pra", "num", "disso"]), (.russian, ["во", "ну", "ведь"]), (.english, ["down", "anything", "four"]),
  ])
  func `function words are among the commonest`(language: Language, words: [String]) async {
    let ranking = await dictionary.ranking(of: language)
    for word in words { #expect(ranking.rank(of: word).map { $0 <= 300 } ?? false, "\(word)") }
  }

  @Test(arguments: [
    (Language.english, ["system", "will", "keep"]), (.german, ["werden", "Jahr", "zwar"]), (.spanish, ["sistema", "hacer", "grande"]),
    (.french, ["pouvoir", "maison", "jamais"]), (.italian, ["potere", "casa", "sempre"]), (.portuguese, ["fazer", "casa", "sempre"]),
    (.russian, ["мочь", "дом", "всегда"]),
  ])
  func `everyday words are among the commonest five hundred, however many meanings they have`(language: Language, words: [String]) async {
    let ranking = await dictionary.ranking(of: language)
    for word in words { #expect(ranking.rank(of: word).map { $0 <= 500 } ?? false, "\(word)") }
  }

  @Test func `a phrase is rarer than its words`() async throws {
    let ranking = await dictionary.ranking(of: .german)
    let (phrase, word) = (try #require(ranking.rank(of: "auf jeden Fall")), try #require(ranking.rank(of: "Fall")))
    #expect(phrase > word && phrase < ranking.count)
  }

  @Test(arguments: Language.allCases)
  func `each rank has its word, and names and function words are left out of exercises`(language: Language) async throws {
    let ranking = await dictionary.ranking(of: language)
    #expect(ranking.count > 12_000)
    let words = ranking.headwords(400..<500)
    #expect(words.count > 60)
    for word in words { #expect(ranking.rank(of: word).map { (400..<500).contains($0) } ?? false, "\(word)") }
    #expect(ranking.headwords(ranking.count + 1..<ranking.count + 100).isEmpty)
    #expect(ranking.rank(of: "xyzzyx") == nil)
  }

  @Test func `the embedded ranks are what the tables give; run Data/build after editing them`() throws {
    let forms = FormIndexReader(UnsafeRawBufferPointer(start: core_forms_bytes(), count: core_forms_length()))
    let ranks = RanksReader(UnsafeRawBufferPointer(start: core_ranks_bytes(), count: core_ranks_length()))
    #expect(ranks.digest == (try HeadwordRanks.digest(Tables.folder, forms: forms.digest)))
  }

  @Test func `damaged ranks give fewer words, and no harm`() {
    let dictionary = UnsafeRawBufferPointer(start: core_dictionary_bytes(), count: core_dictionary_length())
    let whole = RanksWriter([.english: [(5, false), (1, true), (3, false)], .italian: [(2, false)]], digest: 7).bytes
    for length in whole.indices {
      Array(whole.prefix(length)).withUnsafeBytes { bytes in
        let ranked = RankedHeadwords(of: .italian, in: CoreDictionaryReader(dictionary), ranks: RanksReader(bytes))
        #expect(ranked.count == 0 && ranked.headwords(1..<10).isEmpty)
      }
    }
    whole.withUnsafeBytes { bytes in
      #expect(RanksReader(bytes).digest == 7)
      #expect(RankedHeadwords(of: .english, in: CoreDictionaryReader(dictionary), ranks: RanksReader(bytes)).count == 2)
    }
    for value in [0x7F, 0xFF] as [UInt8] {
      var damaged = whole
      for place in 8..<whole.count { damaged[place] = value }
      damaged.withUnsafeBytes { bytes in
        _ = RankedHeadwords(of: .english, in: CoreDictionaryReader(dictionary), ranks: RanksReader(bytes)).headwords(1..<100)
      }
    }
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
