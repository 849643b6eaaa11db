import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@testable import DictionaryFiles

struct ReferenceTests {
  private let folder = TemporaryFolder()
  private let direction = Direction.of("en", "ru")

  @Test(arguments: [
    ("zip-fastener", ["= zipper 1"], ["застёжка-молния"]), ("zip", ["разг.", "= zipper 2, 2", "тех."], ["дразнить"]),
    ("vacua", ["pl. от vacuum"], ["вакуум"]),
  ])
  func `an article that refers to another has its translations, and names it`(
    word: String, context: [String], translations: [String]
  ) async throws {
    try fixture.write(to: folder)
    let entries = try await source.entries(for: word, in: direction)
    #expect(entries.map(\.headword) == [word])
    #expect(entries.first?.senses == [Sense(translations: translations, context: context)])
  }

  @Test func `what is referred to as the whole is taken in the same part of speech`() async throws {
    try fixture.write(to: folder)
    let entries = try await source.entries(for: "zippo", in: direction)
    #expect(entries.map { $0.senses.map(\.translations) } == [[["застёгивать"], ["дразнить"]]])
  }

  @Test func `of participles and of references to themselves nothing is shown`() async throws {
    try fixture.write(to: folder)
    for word in ["zipped", "circle"] { #expect(try await source.entries(for: word, in: direction) == []) }
  }

  @Test func `a reference to an article that is missing is shown where there is nothing else`() async throws {
    try fixture.write(to: folder)
    for (word, sense) in [
      ("lost", Sense(translations: ["= nowhere 2"])), ("isn't", Sense(translations: ["= is not"], context: ["разг."])),
      ("found", Sense(translations: ["основывать"])),
    ] {
      #expect(try await source.entries(for: word, in: direction).flatMap(\.senses) == [sense])
    }
  }

  @Test func `what has far more sounds than letters is no cut headword where its letters are named`() async throws {
    try DictOrgFixture([
      (key: "mdr", text: "mdr /ɛm.de.ɛʁ/\nржёт\n"), (key: "xptdr", text: "xptdr /iks.pe.te.de.ɛʁ/\nлол\n"),
      (key: "bon", text: "bon /b.ɔ̃.n̪.ɛ̃/\nхороший\n"), (key: "total", text: "total /toutləbstinəns/\nabstinencia\n"),
    ]).write(to: folder)
    for word in ["mdr", "xptdr", "bon"] { #expect(try await source.entries(for: word, in: direction).count == 1, "\(word)") }
    #expect(try await source.entries(for: "total", in: direction) == [])
  }

  @Test func `an article whose headword was cut is left out`() async throws {
    let articles = [
      ("go", "go /gou/\nir\n"), ("go", "go /goutoubd/\nacostarse\n"), ("the", "the /ðneðəlændz/\nHolanda\n"),
      ("minute", "minute /mɪnɪt/\nminuto\n"), ("minute", "minute /maɪnjuːt/\ndiminuto\n"),
    ]
    try DictOrgFixture(articles.map { (key: $0.0, text: $0.1) }).write(to: folder)
    #expect(try await source.entries(for: "go", in: direction).flatMap(\.senses).map(\.translations) == [["ir"]])
    #expect(try await source.entries(for: "the", in: direction) == [])
    #expect(try await source.entries(for: "minute", in: direction).count == 2)
  }

  private var source: InstalledDictionarySource {
    InstalledDictionarySource(name: "words", dictOrg: "\(folder.path)/words.index", direction: direction)
  }

  private var fixture: DictOrgFixture {
    DictOrgFixture(
      [
        ("zip-fastener", "zip-fastener\n   [↗zɪp] = zipper 1\n"), ("zip", "zip\n   [zɪp] _разг. = zipper 2, 2\n"),
        ("zippo", "zippo\n   [zɪp] _v. = zipper\n"), ("zipped", "zipped\n   [zɪpt] _p-p. от zipper 2\n"),
        (
          "zipper",
          "zipper\n   [↗zɪpɜ]\n   1. _n. застёжка-молния\n   2. _v.\n      1) застёгивать\n      2) _тех. дразнить {см. zip}\n"
        ),
        ("vacua", "vacua\n   [↗vækjʊɜ] _pl. от vacuum\n"), ("vacuum", "vacuum\n   [↗vækjʊɜm] _n. вакуум\n"),
        ("lost", "lost\n   [lɘst] = nowhere 2\n"), ("isn't", "isn't\n   [ɪznt] _разг. = is not\n"),
        ("found", "found\n   _I  [faund] = nowhere\n   _II [faund] _v. основывать\n"), ("circle", "circle\n   [sɜ:kl] = circle\n"),
      ].map { (key: $0.0, text: $0.1) })
  }
}
