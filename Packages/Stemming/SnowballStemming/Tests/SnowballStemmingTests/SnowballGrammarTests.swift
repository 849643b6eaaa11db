import Foundation
import SnowballStemming
import Testing

@testable import Stemming

struct SnowballGrammarTests {
  private static let languages = [
    ("en", "english", 29_000), ("es", "spanish", 28_000), ("ru", "russian", 49_000), ("de", "german", 35_000), ("fr", "french", 20_000),
    ("it", "italian", 35_000), ("pt", "portuguese", 32_000),
  ]

  @Test func `the catalogue has the seven languages`() {
    #expect(SnowballGrammars().names == Self.languages.map(\.0))
    #expect(SnowballGrammars().names.allSatisfy { SnowballGrammars().grammar(named: $0) != nil })
    #expect(["", "EN", "english", "la", "fi"].allSatisfy { SnowballGrammars().grammar(named: $0) == nil })
  }

  @Test(arguments: languages)
  func `every word of the project's own lists has its root`(language: String, folder: String, least: Int) throws {
    guard let (words, roots) = try Self.pairs(in: "/usr/share/snowball/data/\(folder)") else {
      print("skipped: the Debian package snowball-data is not installed")
      return
    }
    let grammar = try #require(SnowballGrammars().grammar(named: language))
    let stemmer = Stemmer(grammar: grammar)
    #expect(words.count == roots.count && words.count > least)
    for (word, root) in zip(words, roots) where !word.isEmpty {
      #expect(grammar.stem(word).root == root)
      // At the edges of a word, an apostrophe is a quotation mark, which was removed before.
      if word.first != "'", word.last != "'" { #expect(stemmer.stem(word)?.root == root) }
    }
  }

  @Test func `words are put into small letters first`() throws {
    let spanish = Stemmer(grammar: try #require(SnowballGrammars().grammar(named: "es")))
    #expect(spanish.stem("¡CASAS!") == Stem(word: "casas", root: "cas", change: StemChange(suffix: "as", replacement: "")))
    #expect(spanish.counts(of: "Casa casas, Árbol a\u{301}rbol").roots.map(\.root) == ["cas", "arbol"])
    let russian = Stemmer(grammar: try #require(SnowballGrammars().grammar(named: "ru")))
    #expect(russian.counts(of: "Собака собаками СОБАК; трамваи\u{306}").roots.map(\.root) == ["собак", "трамва"])
  }

  @Test func `an English apostrophe counts between letters`() throws {
    let english = Stemmer(grammar: try #require(SnowballGrammars().grammar(named: "en")))
    #expect(english.stems(of: "dog's ‘dogs’ he’ll hell 'tis").map(\.root) == ["dog", "dog", "he'll", "hell", "tis"])
  }

  @Test(
    arguments: ["'", "’"],
    [
      ("fr", "L'école des écoles", ["l", "écol", "de", "écol"]), ("fr", "jusqu'à l'arbre", ["jusqu", "à", "l", "arbre"]),
      ("fr", "qu'il s'est lorsqu'elle", ["qu", "il", "s", "est", "lorsqu", "elle"]), ("fr", "aujourd'hui", ["aujourd'hui"]),
      ("it", "l'amico dell'amico un'amica", ["l", "amic", "dell", "amic", "un", "amic"]),
      ("it", "quest'anno questo", ["quest", "anno", "quest"]), ("it", "un po' d'acqua", ["un", "po", "d", "acqua"]),
      ("en", "don't he'll", ["don't", "he'll"]), ("es", "d'or", ["dor"]),
    ] as [(String, String, [String])])
  func `a word behind an elision has the root that it has alone`(apostrophe: String, given: (String, String, [String])) throws {
    let (language, text, roots) = given
    let stemmer = Stemmer(grammar: try #require(SnowballGrammars().grammar(named: language)))
    #expect(stemmer.stems(of: text.replacing("'", with: apostrophe)).map(\.root) == roots)
  }

  @Test func `several threads may use one stemmer`() async throws {
    let grammar = try #require(SnowballGrammars().grammar(named: "en"))
    let words = ["running", "happily", "relational", "dogs"]
    let expected = words.map { grammar.stem($0).root }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { #expect(words.map { grammar.stem($0).root } == expected) } }
      }
    }
  }

  private static func pairs(in folder: String) throws -> ([String], [String])? {
    guard FileManager.default.fileExists(atPath: folder + "/voc.txt") else { return nil }
    let files = try ["voc", "output"].map { try String(contentsOfFile: "\(folder)/\($0).txt", encoding: .utf8) }
    let lines = files.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    return (lines[0], lines[1])
  }
}
