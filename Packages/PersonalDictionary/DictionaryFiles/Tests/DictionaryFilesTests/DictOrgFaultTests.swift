import CoreModuleTesting
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@testable import DictionaryFiles

struct DictOrgFaultTests {
  private let folder = TemporaryFolder()
  private let direction = Direction.of("en", "es")

  @Test func `every broken line of an index is named`() throws {
    var given = DictOrgFixture.large
    given.lines = ["zz1", "zz2\t?\tB", "zz3\tA", "zz4\tA\tAAAAAAAAAAAAAAAAAAAA"]
    try given.write(to: folder)
    let count = given.articles.count
    #expect(source.fault == SourceFault(path: index, .badLines(Array((count + 1)...(count + 4)))))
    #expect(source.headwordCount == nil)
  }

  @Test func `of many broken lines the first ten are named`() throws {
    var given = DictOrgFixture([("house", "house /haus/\ncasa\n")])
    given.lines = (10...30).map { "zz\($0)" }
    try given.write(to: folder)
    #expect(source.fault == SourceFault(path: index, .badLines(Array(2...11))))
  }

  @Test func `a place outside the texts is a broken line`() throws {
    var given = DictOrgFixture([("house", "house /haus/\ncasa\n")])
    given.lines = ["tree\t//////\tB"]
    try given.write(to: folder)
    #expect(source.fault == SourceFault(path: index, .badLines([2])))
  }

  @Test func `a broken line that is looked up is named; the others are answered`() async throws {
    var given = DictOrgFixture.large
    given.lines = ["zebra\t?\tB"]
    try given.write(to: folder)
    let fault = SourceFault(path: index, .badLines([given.articles.count + 1]))
    await #expect(throws: DictionarySourceError.unusable(fault)) { try await source.entries(for: "zebra", in: direction) }
    #expect(try await source.entries(for: "house", in: direction).count == 1)
  }

  @Test func `a chunk that does not unpack is damage, and only its articles are lost`() async throws {
    try DictOrgFixture.large.write(to: folder)
    var bytes = try folder.bytes(of: "words.dict.dz")
    let begin = bytes.count / 2
    for place in begin..<(begin + 600) { bytes[place] = 0xFF }
    try folder.write(bytes, to: "words.dict.dz")
    var lost = 0
    for (key, _) in DictOrgFixture.large.articles where key.hasPrefix("word") {
      do { _ = try await source.entries(for: key, in: direction) } catch {
        lost += 1
        #expect(error == .unusable(SourceFault(path: folder.path + "/words.dict.dz", .damaged)))
      }
    }
    #expect((1...400).contains(lost))
  }

  @Test(arguments: [0, 3, 12, 40, 1000, 20_000])
  func `a file that was cut off says so`(length: Int) async throws {
    try DictOrgFixture.large.write(to: folder)
    try folder.write(Array(try folder.bytes(of: "words.dict.dz").prefix(length)), to: "words.dict.dz")
    let error = await #expect(throws: DictionarySourceError.self) { try await source.entries(for: "house", in: direction) }
    guard case .unusable(let fault)? = error else { return }
    #expect(fault.path == folder.path + "/words.dict.dz")
    #expect([.truncated, .foreign].contains(fault.reason))
  }

  @Test func `an unpacked file that was cut off says so`() async throws {
    try DictOrgFixture.large.write(to: folder, chunkLength: nil)
    try folder.write(Array(DictOrgFixture.large.text.prefix(5000)), to: "words.dict")
    let fault = SourceFault(path: folder.path + "/words.dict", .truncated)
    await #expect(throws: DictionarySourceError.unusable(fault)) { try await source.entries(for: "word2999", in: direction) }
  }

  @Test func `a packed file behind which another one begins is damage`() async throws {
    let given = DictOrgFixture([("house", "house /haus/\ncasa\n")])
    try given.write(to: folder)
    try folder.write(Packing.gzip(given.text) + Packing.gzip(given.text + given.text), to: "words.dict.dz")
    let fault = SourceFault(path: folder.path + "/words.dict.dz", .damaged)
    await #expect(throws: DictionarySourceError.unusable(fault)) { try await source.entries(for: "house", in: direction) }
  }

  @Test func `a text that is no UTF-8 is damage`() async throws {
    try DictOrgFixture([("house", "house /haus/\ncasa\n")]).write(to: folder, chunkLength: nil)
    try folder.write(Array("house ".utf8) + [0xFF, 0xFE] + Array("aus/\ncasa\n".utf8), to: "words.dict")
    let fault = SourceFault(path: folder.path + "/words.dict", .damaged)
    await #expect(throws: DictionarySourceError.unusable(fault)) { try await source.entries(for: "house", in: direction) }
  }

  @Test func `what is missing is named`() async throws {
    await #expect(throws: DictionarySourceError.unusable(SourceFault(path: index, .missing))) {
      try await source.entries(for: "house", in: direction)
    }
    try folder.write(DictOrgFixture.large.index(), to: "words.index")
    #expect(source.fault == SourceFault(path: folder.path + "/words.dict", .missing))
    let isFolder = InstalledDictionarySource(name: "words", dictOrg: folder.path, direction: direction)
    #expect(isFolder.fault == SourceFault(path: folder.path, .noFile))
  }

  @Test func `random bytes in place of any file end in an error or in nothing`() async throws {
    for seed in 1...40 {
      var state = UInt64(seed)
      let noise = (0..<3000).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      try DictOrgFixture.large.write(to: folder)
      try folder.write(noise, to: seed.isMultiple(of: 2) ? "words.index" : "words.dict.dz")
      do { _ = try await source.entries(for: "house", in: direction) } catch { guard case .unusable = error else { throw error } }
      #expect(source.fault != nil)
    }
  }

  private var index: String { folder.path + "/words.index" }
  private var source: InstalledDictionarySource { InstalledDictionarySource(name: "words", dictOrg: index, direction: direction) }
}
