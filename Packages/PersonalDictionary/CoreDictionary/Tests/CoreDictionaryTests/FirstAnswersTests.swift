import CoreDictionary
import PersonalDictionary
import Testing

/// Function words, contractions, common forms and words whose first answer was once wrong, each with the first answers that a teacher accepts.
/// English words are answered in Russian, the others in English.
struct FirstAnswersTests {
  @Test(arguments: Language.allCases)
  func `the first answer is one that a teacher accepts`(in language: Language) async throws {
    let direction = try #require(Direction(from: language, to: language == .english ? .russian : .english))
    let look = LookUp(sources: [CoreDictionary()])
    var wrong: [String] = []
    let lines = try Tables.judgedWords("first", language.code).split(separator: "\n")
    for line in lines {
      let fields = line.split(separator: "\t").map(String.init)
      let accepted = try #require(fields.last).split(separator: "|").map(String.init)
      let first = try await look(fields[0], in: direction).translations.first ?? ""
      if !accepted.contains(first) { wrong.append("\(fields[0]): \(first)") }
    }
    #expect(lines.count > 100)
    #expect(wrong == [])
  }
}
