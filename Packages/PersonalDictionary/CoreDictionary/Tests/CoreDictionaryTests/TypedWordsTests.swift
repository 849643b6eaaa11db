import CoreDictionary
import CoreModule
import PersonalDictionary
import Testing

/// A hundred typical words of learners in each language, with acceptable translations.
struct TypedWordsTests {
  @Test func `95 of 100 typed words have a right translation among the first three, in every direction`() async throws {
    var report = "      " + Language.allCases.map { "\($0.code)   " }.joined() + "\n"
    var misses: [String] = []
    for from in Language.allCases {
      let words = try TypedWord.list(of: from)
      #expect(words.count == 100)
      report += from.code + " →"
      for to in Language.allCases {
        guard let direction = Direction(from: from, to: to) else {
          report += "    –"
          continue
        }
        let missedHere = try await missed(of: words, in: direction)
        misses += missedHere
        report += String(repeating: " ", count: missedHere.isEmpty ? 2 : 3) + "\(words.count - missedHere.count)"
        #expect(words.count - missedHere.count >= 95, "\(direction)")
      }
      report += "\n"
    }
    print(report + misses.joined(separator: "\n"))
  }

  private func missed(of words: [TypedWord], in direction: Direction) async throws -> [String] {
    var missed: [String] = []
    for word in words {
      let shown = try await LookUp(sources: [CoreDictionary()])(word.typed, in: direction).translations.prefix(3)
      let accepted = word.accepted[direction.to] ?? []
      if !shown.contains(where: { accepted.map(FoldedText.init).contains(FoldedText($0)) }) {
        missed.append("\(direction)\t\(word.typed): \(shown.joined(separator: ", ")) / \(accepted.joined(separator: ", "))")
      }
    }
    return missed
  }
}

/// A typed word with its acceptable translations.
private struct TypedWord {
  let typed: String
  let accepted: [Language: [String]]

  static func list(of language: Language) throws -> [TypedWord] {
    let others = Language.allCases.filter { $0 != language }
    return try Tables.typedWords(language.code).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let accepted = zip(others, fields.dropFirst()).map { ($0, $1.split(separator: "|").map(String.init)) }
      return TypedWord(typed: String(fields[0]), accepted: Dictionary(uniqueKeysWithValues: accepted))
    }
  }
}
