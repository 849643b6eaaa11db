import CoreDictionary
import CoreModule
import PersonalDictionary
import Testing

/// Words and phrases with accepted base forms and translations, written without knowledge of the dictionary.
struct JudgedWordsTests {
  /// The required shares of a list: answered, with an accepted base form in the first reading, with an accepted translation among the first
  /// three.
  struct Aim {
    let list: String
    let answered: Double
    let baseForm: Double
    let translation: Double
  }

  @Test(arguments: [
    Aim(list: "forms", answered: 0.99, baseForm: 0.97, translation: 0.96),
    Aim(list: "reading", answered: 0.94, baseForm: 0.92, translation: 0.89),
    Aim(list: "phrases", answered: 0.9, baseForm: 0.88, translation: 0.85),
    // Common tokens whose base form differs from simplemma's. Translations are not checked.
    Aim(list: "lemmas", answered: 0.97, baseForm: 0.9, translation: 0),
  ])
  func `judges accept what a list is answered`(aim: Aim) async throws {
    var total = Judgement()
    for language in Language.allCases {
      var judgement = Judgement()
      for word in try JudgedWord.list(aim.list, of: language) { judgement.add(try await word.answer(in: language), to: word) }
      print("\(aim.list) \(language.code): \(judgement)")
      total.add(judgement)
    }
    print("\(aim.list): \(total)", total.misses.joined(separator: "\n"), separator: "\n")
    #expect(total.share(of: total.answered) >= aim.answered)
    #expect(total.share(of: total.baseForm) >= aim.baseForm)
    #expect(total.share(of: total.translation) >= aim.translation)
  }
}

/// A typed word with the accepted answers.
private struct JudgedWord {
  let typed: String
  let baseForms: [String]
  let translations: [String]

  static func list(_ list: String, of language: Language) throws -> [JudgedWord] {
    try Tables.judgedWords(list, language.code).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return JudgedWord(
        typed: fields[0], baseForms: fields[1].split(separator: "|").map(String.init),
        translations: fields.count > 2 ? fields[2].split(separator: "|").map(String.init) : []
      )
    }
  }

  /// The answer in English; for English words, in Spanish.
  func answer(in language: Language) async throws -> LookUpAnswer {
    let direction = try #require(Direction(from: language, to: language == .english ? .spanish : .english))
    return try await LookUp(sources: [CoreDictionary()])(typed, in: direction)
  }
}

/// Counts the correct answers of a list.
private struct Judgement: CustomStringConvertible {
  private(set) var count = 0
  private(set) var answered = 0
  private(set) var baseForm = 0
  private(set) var translation = 0
  private(set) var misses: [String] = []

  mutating func add(_ answer: LookUpAnswer, to word: JudgedWord) {
    let shown = answer.translations.prefix(3)
    let headword = answer.readings.first?.headword ?? ""
    let isFound = answer.found != nil
    let hasBaseForm = word.baseForms.contains { SpellingMatch.exact.holds(of: $0, and: headword) }
    let hasTranslation = word.translations.isEmpty || shown.contains { word.translations.map(FoldedText.init).contains(FoldedText($0)) }
    count += 1
    answered += isFound ? 1 : 0
    baseForm += isFound && hasBaseForm ? 1 : 0
    translation += isFound && hasTranslation ? 1 : 0
    guard !isFound || !hasBaseForm || !hasTranslation else { return }
    misses.append(
      "\(answer.direction.from.code)\t\(word.typed)\t\(headword) / \(word.baseForms.joined(separator: "|"))\t"
        + "\(shown.joined(separator: "|")) / \(word.translations.joined(separator: "|"))")
  }

  mutating func add(_ other: Judgement) {
    count += other.count
    answered += other.answered
    baseForm += other.baseForm
    translation += other.translation
    misses += other.misses
  }

  func share(of part: Int) -> Double { Double(part) / Double(max(count, 1)) }

  var description: String {
    let shares = [answered, baseForm, translation].map { "\(Int((1000 * share(of: $0)).rounded()))" }
    return "of \(count): \(shares.joined(separator: " / ")) ‰ answered, right base form first, right translation in the first three"
  }
}
