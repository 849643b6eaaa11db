import CoreModuleTesting
import Foundation
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@testable import DictionaryFiles

struct StarDictSourceTests {
  private let folder = TemporaryFolder()
  private let direction = Direction.of("en", "es")

  @Test(arguments: DictionarySourceContract.all)
  func `a StarDict dictionary keeps the contract of sources`(contract: DictionarySourceContract) async throws {
    try StarDictFixture.large.write(to: folder)
    let test = SourceUnderTest(source, direction: direction, word: "house", translation: "vivienda")
    #expect(try await contract.violations(test) == [], "\(contract.promise)")
  }

  @Test(arguments: [(false, false), (true, true), (true, false)])
  func `every article is found, packed or not, with short and long offsets`(isPacked: Bool, hasLongOffsets: Bool) async throws {
    var given = StarDictFixture.large
    given.hasLongOffsets = hasLongOffsets
    try given.write(to: folder, packsIndex: isPacked, packsTexts: isPacked)
    let source = source
    for (word, _) in given.articles { #expect(try await source.entries(for: word, in: direction).map(\.headword) == [word]) }
    #expect(source.headwordCount == given.articles.count && source.isLocal)
  }

  @Test(arguments: [("HOUSE", "house"), ("éclair", "Éclair"), ("ÉCLAIR", "Éclair"), ("home", "house"), ("Tree House", "tree house")])
  func `case does not matter, and synonyms lead to their headword`(typed: String, headword: String) async throws {
    var given = StarDictFixture.large
    given.synonyms = [("home", "house"), ("wood", "tree")]
    try given.write(to: folder)
    let entries = try await source.entries(for: typed, in: direction)
    #expect(entries.count == 1)
    #expect(entries.first.map { $0.headword.lowercased() } == headword.lowercased())
  }

  @Test func `fields with markup are read without it`() throws {
    let html = "<b>house</b> <i>n.</i><br/><ol><li>casa &amp; hogar</li><li>vivi&#101;nda</li></ol>"
    let article = try #require(StarDictArticle("house", Array(html.utf8), fields: Array("h".utf8)))
    #expect(article.text == "house n.\ncasa & hogar\nvivienda")
  }

  @Test func `several fields, each of its kind, are read one after the other`() throws {
    let fixed = try #require(StarDictArticle("house", Array("haus\0casa".utf8), fields: Array("tm".utf8)))
    #expect(fixed.pronunciation == "haus")
    #expect(fixed.withHeadline == "house /haus/\ncasa")
    let free = try #require(
      StarDictArticle("house", Array("thaus\0mcasa\0W".utf8) + [0, 0, 0, 2, 7, 7] + Array("mhogar\0".utf8), fields: nil)
    )
    #expect(free.text == "casa\nhogar")
    #expect(StarDictArticle("house", Array("W".utf8) + [0, 0, 9, 9, 1], fields: nil) == nil)
  }

  @Test func `an article that begins with its headword keeps the headline`() async throws {
    try StarDictFixture([("house", "house /haus/ <n>\ncasa")]).write(to: folder)
    let entries = try await source.entries(for: "house", in: direction)
    #expect(entries == [DictionaryEntry(headword: "house", partOfSpeech: "noun", source: "words", senses: [Sense(translations: ["casa"])])])
  }

  @Test func `what is missing, cut off or of another kind is named`() async throws {
    #expect(source.fault == SourceFault(path: folder.path + "/words.ifo", .missing))
    try StarDictFixture.large.write(to: folder, packsTexts: false)
    try folder.write(Array(StarDictFixture.large.text.prefix(100)), to: "words.dict")
    #expect(source.fault == SourceFault(path: folder.path + "/words.idx", .damaged))
    await #expect(throws: DictionarySourceError.unusable(SourceFault(path: folder.path + "/words.dict", .truncated))) {
      try await source.entries(for: "word1999", in: direction)
    }
    try folder.write(Array(StarDictFixture.large.index.dropLast(3)), to: "words.idx")
    #expect(source.fault == SourceFault(path: folder.path + "/words.idx", .truncated))
    try folder.write(Array("[Desktop Entry]\n".utf8), to: "words.ifo")
    #expect(source.fault == SourceFault(path: folder.path + "/words.ifo", .foreign))
  }

  @Test func `a synonym of a headword that is not there is damage`() async throws {
    var given = StarDictFixture.large
    given.synonyms = [("home", "nowhere")]
    try given.write(to: folder)
    let fault = SourceFault(path: folder.path + "/words.syn", .damaged)
    #expect(source.fault == fault)
    await #expect(throws: DictionarySourceError.unusable(fault)) { try await source.entries(for: "home", in: direction) }
  }

  @Test func `a dictionary below the system’s folders for data, or in the user’s, is a source by its title`() throws {
    let places = ["data/stardict/dic/words", ".stardict/dic"].map { "\(folder.path)/\($0)" }
    for place in places { try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) }
    func system(_ folders: String) -> SystemDictionaries {
      SystemDictionaries(workingFolder: "/", home: folder.path, variables: ["XDG_DATA_DIRS": folders])
    }
    let information = "StarDict's dict ifo file\nversion=2.4.2\nbookname=English-Spanish words\n"
    try Data(information.utf8).write(to: URL(filePath: places[0] + "/words.ifo"))
    try Data("StarDict's dict ifo file\nbookname=Words\n".utf8).write(to: URL(filePath: places[1] + "/mystery.ifo"))
    let source = NewSource(name: "words", kind: .stardict(path: places[0] + "/words.ifo"), direction: direction)
    #expect(system("relative:/nowhere:\(folder.path)/data/").sources() == [source])
    #expect(system("/nowhere").sources() == [])
  }

  @Test func `a dictionary whose file was replaced has the direction of its new title`() throws {
    let information = URL(filePath: folder.path + "/words.ifo")
    let system = SystemDictionaries(workingFolder: folder.path, dictOrgFolders: [], starDictFolders: [folder.path])
    for (title, direction) in [("English-Spanish", Direction.of("en", "es")), ("English-Russian words", Direction.of("en", "ru"))] {
      try Data("StarDict's dict ifo file\nversion=2.4.2\nbookname=\(title)\n".utf8).write(to: information)
      for _ in 0..<2 { #expect(system.sources().map(\.direction) == [direction]) }
    }
  }

  @Test func `an installed dictionary is found by its name, by any of its files and by its folder`() throws {
    try StarDictFixture.large.write(to: folder)
    let system = SystemDictionaries(workingFolder: folder.path, dictOrgFolders: [], starDictFolders: [folder.path])
    let found = try #require(system.dictionaries().first)
    #expect(found.name == "words")
    #expect(found.title == "English-Spanish words")
    #expect(found.direction == direction)
    for path in ["words", "words.idx", folder.path, folder.path + "/words.dict.dz", "./words.ifo"] {
      #expect(try system.dictionary(.stardict, at: path).headwordCount == found.headwordCount, "\(path)")
    }
    #expect(throws: SourceFault(path: folder.path + "/nothing.ifo", .missing)) { try system.dictionary(.stardict, at: "nothing") }
  }

  @Test func `a real dictionary is read whole`() async throws {
    let path = "/usr/share/stardict/dic/czech-cizi.ifo"
    guard FileManager.default.fileExists(atPath: path) else {
      print("skipped: stardict-czech is not installed")
      return
    }
    let source = InstalledDictionarySource(name: "cizi", starDict: path, direction: direction)
    #expect(source.headwordCount == 18_259)
    #expect(try await source.entries(for: "a capella", in: direction).isEmpty == false)
    #expect(try await source.entries(for: "aha", in: direction).allSatisfy { !$0.senses.isEmpty })
  }

  private var source: InstalledDictionarySource {
    InstalledDictionarySource(name: "words", starDict: folder.path + "/words.ifo", direction: direction)
  }
}
