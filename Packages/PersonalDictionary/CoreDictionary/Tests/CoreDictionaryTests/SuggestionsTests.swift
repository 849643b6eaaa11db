import CoreDictionary
import CoreDictionaryFormat
import CoreModule
import PersonalDictionary
import Testing

struct SuggestionsTests {
  private let dictionary = CoreDictionary()

  @Test func `of misspelled words 85 of 100 are found first, and 95 among those that are offered`() async throws {
    var misses: [String] = []
    let words = try Tables.typedWords("misspelled").split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    for language in Language.allCases {
      var (first, offered) = (0, 0)
      let ofLanguage = words.filter { $0[0] == language.code }
      #expect(ofLanguage.count == 30)
      for word in ofLanguage {
        let suggestions = try await suggestions(word[1], language)
        if suggestions.first == word[2] { first += 1 } else { misses.append("\(word[1]): \(suggestions), not \(word[2])") }
        if suggestions.contains(word[2]) { offered += 1 }
      }
      print("\(language.code): \(first) first, \(offered) offered, of \(ofLanguage.count)")
      #expect(Double(first) >= 0.85 * 30 && Double(offered) >= 0.95 * 30, "\(language.code)")
    }
    print(misses.joined(separator: "\n"))
  }

  @Test(arguments: Language.allCases)
  func `whatever is offered is answered in the direction that was asked`(language: Language) async throws {
    let words = try Tables.typedWords("misspelled").split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    for word in words.filter({ $0[0] == language.code }).prefix(2) {
      for direction in Direction.all where direction.from == language {
        for suggestion in await dictionary.suggestions(for: word[1], in: direction, limit: 5) {
          let answer = try await LookUp(sources: [dictionary])(suggestion, in: direction)
          #expect(!answer.entries.isEmpty, "\(suggestion) \(direction)")
        }
      }
    }
  }

  @Test(arguments: [
    ("por supueto", Language.spanish, "por supuesto"), ("trabbajáramos", .spanish, "trabajáramos"), ("собакоми", .russian, "собаками"),
    ("ёжек", .russian, "ёжик"),
  ])
  func `phrases and forms are offered too`(typed: String, language: Language, meant: String) async throws {
    #expect(try await suggestions(typed, language).contains(meant))
  }

  @Test(arguments: ["qzx", "xyzzyx", "zyxxyz", "1234567", "日本語", String(repeating: "casa", count: 20)])
  func `what is like no word has no suggestions`(typed: String) async throws {
    for language in Language.allCases { #expect(try await suggestions(typed, language) == [], "\(language)") }
  }

  @Test func `at most as many are offered as are wanted`() async throws {
    let direction = try direction(from: .english)
    #expect(await dictionary.suggestions(for: "caar", in: direction, limit: 2).count == 2)
    #expect(await dictionary.suggestions(for: "caar", in: direction, limit: 0) == [])
  }

  private func suggestions(_ text: String, _ language: Language) async throws -> [String] {
    await dictionary.suggestions(for: text, in: try direction(from: language), limit: 5)
  }

  private func direction(from language: Language) throws -> Direction {
    try #require(Direction(from: language, to: language == .english ? .spanish : .english))
  }
}
