import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@testable import DictionaryFiles

struct DictOrgSourceTests {
  private let folder = TemporaryFolder()
  private let direction = Direction.of("en", "es")

  @Test(arguments: DictionarySourceContract.all)
  func `a dictionary packed by dictzip keeps the contract of sources`(contract: DictionarySourceContract) async throws {
    try DictOrgFixture.large.write(to: folder)
    let test = SourceUnderTest(source, direction: direction, word: "house", translation: "vivienda")
    #expect(try await contract.violations(test) == [], "\(contract.promise)")
  }

  @Test(arguments: [nil, 64, 60_000])
  func `every article is found, packed in chunks of any length or not at all`(chunkLength: Int?) async throws {
    try DictOrgFixture.large.write(to: folder, chunkLength: chunkLength)
    let source = source
    for (key, _) in DictOrgFixture.large.articles.dropFirst(2) where key != "arbre" {
      let entries = try await source.entries(for: key, in: direction)
      #expect(entries.map(\.headword) == [key])
    }
    #expect(source.headwordCount == DictOrgFixture.large.articles.count - DictOrgFixture.about.count && source.isLocal)
  }

  @Test func `a small gzip file without chunks is read as well`() async throws {
    try DictOrgFixture.large.write(to: folder)
    try folder.write(Packing.gzip(DictOrgFixture.large.text), to: "words.dict.dz")
    #expect(try await source.entries(for: "tree", in: direction).first?.senses == [Sense(translations: ["árbol"])])
  }

  @Test func `an index in another order is found to be so, and searched from its beginning`() async throws {
    var given = DictOrgFixture.large
    given.articles.reverse()
    given.isSorted = false
    try given.write(to: folder)
    #expect(try await source.entries(for: "word2999", in: direction).count == 1)
    #expect(try await source.entries(for: "tree", in: direction).count == 1)
  }

  @Test(arguments: ["HOUSE", "House", "tree-house", "Tree House"])
  func `case and signs do not matter`(typed: String) async throws {
    var given = DictOrgFixture.large
    given.articles.append(("treehouse", "tree-house /t/\ncasita\n"))
    try given.write(to: folder)
    #expect(try await source.entries(for: typed, in: direction).isEmpty == false)
  }

  @Test func `a fourth column and keys that are empty or begin with a space do no harm`() async throws {
    var given = DictOrgFixture(DictOrgFixture.about + [("house", "house /haus/\ncasa\n")])
    given.lines = ["\tA\tB", " x\tA\tB", "zebra\tA\tB\tZebra"]
    try given.write(to: folder)
    #expect(source.fault == nil)
    #expect(try await source.entries(for: "house", in: direction).count == 1)
  }

  @Test func `the article with the shortest pronunciation comes first, and one whose headword was cut is left out`() async throws {
    try DictOrgFixture([
      ("book", "book /bˈʊk/\ncontable\n"), ("book", "book /bukkiːpə/\ntenedor\n"), ("book", "book /buk/\nlibro\n"),
    ]).write(to: folder)
    let entries = try await source.entries(for: "book", in: direction)
    #expect(entries.flatMap(\.senses).flatMap(\.translations) == ["libro", "contable"])
  }

  private var source: InstalledDictionarySource {
    InstalledDictionarySource(name: "words", dictOrg: folder.path + "/words.index", direction: direction)
  }
}
