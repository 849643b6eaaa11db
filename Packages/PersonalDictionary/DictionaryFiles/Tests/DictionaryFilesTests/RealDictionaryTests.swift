import CoreModule
import Foundation
import PersonalDictionary
import Testing

@testable import DictionaryFiles

/// The dictionaries of Debian’s packages, where they are installed.
struct RealDictionaryTests {
  static let names = ["freedict-eng-spa", "freedict-fra-rus", "mueller7"]

  @Test(arguments: names)
  func `every article has a headword and a translation`(name: String) throws {
    guard let dictionary = try RealDictionaryTests.dictionary(name) else { return }
    let reader = EntryReader(source: name)
    var count = 0
    var empty: [String] = []
    try dictionary.index.eachLine { _, line in
      guard let line = IndexLine(line), !IndexLine.isAboutDictionary(line.key) else { return true }
      count += 1
      guard let text = try? dictionary.text(of: line) else {
        empty.append("a text that cannot be read")
        return true
      }
      let entries = reader.entries(text).compactMap(\.withoutReferences).map(\.entry)
      let isWhole = entries.allSatisfy { entry in
        !entry.headword.isEmpty && !entry.senses.isEmpty && entry.senses.allSatisfy { !$0.translations.isEmpty }
      }
      if entries.isEmpty && !refers(text) || !isWhole { empty.append(text) }
      return true
    }
    #expect(count > 5000)
    #expect(empty.count <= 3, "\(empty.prefix(10))")
  }

  @Test(arguments: names)
  func `the same articles are found as by a server, whatever the word`(name: String) async throws {
    guard let dictionary = try RealDictionaryTests.dictionary(name) else { return }
    guard FileManager.default.isExecutableFile(atPath: "/usr/sbin/dictd") else {
      print("skipped: dictd is not installed")
      return
    }
    let words = try RealDictionaryTests.words(of: dictionary, most: 5000 / RealDictionaryTests.names.count + 1)
    let answers = try DictServer(database: name).definitions(of: words)
    var differing: [String] = []
    for word in words {
      let own = try dictionary.articles(for: word).map(\.trimmedEnd).sorted()
      if own != (answers[word] ?? []).map(\.trimmedEnd).sorted() { differing.append(word) }
    }
    #expect(words.count > 1600)
    #expect(differing == [])
  }

  @Test(arguments: [
    ("freedict-eng-spa", "house", "casa"), ("freedict-eng-spa", "book", "libro"), ("freedict-fra-rus", "maison", "дом"),
    ("mueller7", "house", "дом"), ("mueller7", "run", "бежать"), ("mueller7", "dog", "собака"),
    ("mueller7", "corselet", "корсет"), ("freedict-eng-spa", "admission", "entrada"),
  ])
  func `the commonest translation comes first`(name: String, word: String, translation: String) async throws {
    guard let dictionary = try RealDictionaryTests.dictionary(name) else { return }
    let direction = try #require(Direction(namedIn: name) ?? Direction(from: .english, to: .russian))
    let source = InstalledDictionarySource(name: name, dictOrg: dictionary.index.path, direction: direction)
    let entries = try await source.entries(for: word, in: direction)
    let translations = LookUpAnswer(direction: direction, entries: entries).translations
    #expect(translations.prefix(3).contains(translation), "\(translations)")
  }

  /// Whether an article only refers to another one, as that of a participle does.
  private func refers(_ text: String) -> Bool { ["от ", "= ", "см. "].contains(where: text.contains) }

  /// The dictionary; `nil` and a printed note when it is not installed.
  static func dictionary(_ name: String) throws -> DictOrgDictionary? {
    let path = "/usr/share/dictd/\(name).index"
    guard FileManager.default.fileExists(atPath: path) else {
      print("skipped: \(name) is not installed")
      return nil
    }
    return try DictOrgDictionary(path: path)
  }

  /// A reproducible random sample of the index's keys.
  private static func words(of dictionary: DictOrgDictionary, most: Int) throws -> [String] {
    var keys: [String] = []
    try dictionary.index.eachLine { _, line in
      let key = String(decoding: IndexLine.key(of: line), as: UTF8.self)
      if !IndexLine.isAboutDictionary(Array(key.utf8)[...]), key.trimmed == key, !key.isEmpty, key != keys.last { keys.append(key) }
      return true
    }
    var random = UInt64(20_260_101)
    for index in keys.indices.dropLast() {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      keys.swapAt(index, index + Int(random >> 33) % (keys.count - index))
    }
    return Array(keys.prefix(most))
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
