import CoreModule
import Foundation

/// Recognises the language of a text that is too short for ``LanguageGuess``: the one in which a dictionary has most of its words, the common
/// ones above all.
struct DictionaryGuess: Sendable {
  let dictionary: any TextDictionary

  /// The language of a text; `nil` if none is clearly the likeliest.
  func language(of guess: LanguageGuess) async -> String? {
    // A sentence of a few words may look like another language: *Kannst du mir helfen?*
    if let language = guess.language, guess.sample.count > Self.fewWords || guess.rivals.count < 2 { return language }
    var best: (language: String, evidence: Evidence)?
    var second = 0.0
    for (language, score) in guess.rivals.sorted(by: { $0.key < $1.key }) {
      var evidence = await evidence(for: language, guess.sample)
      evidence.weight += score
      if evidence.weight > best?.evidence.weight ?? 0 {
        second = max(second, best?.evidence.weight ?? 0)
        best = (language, evidence)
      } else {
        second = max(second, evidence.weight)
      }
    }
    guard let best, best.evidence.isMostlyFound else { return guess.language }
    guard best.evidence.weight - second >= Self.leastLead else { return best.language == guess.language ? guess.language : nil }
    return best.language
  }

  private func evidence(for language: String, _ words: [FormLookUp.Form]) async -> Evidence {
    // Any other language serves to find out whether a word is one.
    let languages = LanguagePair(from: language, to: language == "en" ? "es" : "en")
    var evidence = Evidence()
    for answer in await FormLookUp(dictionary: dictionary, languages: languages).answers(words) {
      if answer.parts.isEmpty {
        evidence.add(answer.word, answer.form, in: language)
      } else {
        for part in answer.parts { evidence.add(part.word, part.form, in: language) }
      }
    }
    return evidence
  }

  fileprivate static let fewWords = 12
  /// By how much the likeliest language must surpass the second one.
  private static let leastLead = 4.0

  /// What speaks for a language.
  private struct Evidence {
    var weight = 0.0
    private var found = 0
    private var all = 0

    /// Whether the dictionary has so many of the words that the text can hardly be in a language that is not asked about.
    var isMostlyFound: Bool { found >= 2 && found * 5 >= all * 4 }

    mutating func add(_ word: TextWord?, _ form: WordForm, in language: String) {
      // Names are the same in all languages. German nouns have capitals too, but the dictionary has most of them.
      let isCapital = form.traits.contains(.capitalized) && !form.traits.contains(.opensSentence)
      let isName = isCapital && (language != "de" || word == nil)
      guard !isName, word?.isProperName != true else { return }
      all += 1
      guard let word, !Self.differsInAccents(form.text, word.headword) else { return }
      found += 1
      weight += max(Self.leastWeight, Self.commonestWeight - log(Double(word.rank ?? .max)))
    }

    /// Whether the dictionary has the form only with other accents.
    private static func differsInAccents(_ form: String, _ headword: String) -> Bool {
      let (form, headword) = (withoutYo(form), withoutYo(headword))
      return form != headword && FoldedText(form) == FoldedText(headword)
    }

    /// Russian mostly has *е* for *ё*.
    private static func withoutYo(_ word: String) -> String { word.lowercased().replacing("ё", with: "е") }

    /// By Zipf's law, the logarithm of how much commoner a word is than one that the dictionary does not have.
    private static let commonestWeight = 11.5
    private static let leastWeight = 0.5
  }
}

extension KnownWords {
  /// Recognises the language of a text from its first paragraphs.
  func language(of paragraphs: [String], for choice: LanguageChoice) async throws(ReadingProblem) -> String {
    let guess = LanguageGuess(paragraphs)
    let own = choice.to ?? choice.usual.to
    if let language = guess.language, language != own, guess.sample.count > DictionaryGuess.fewWords { return language }
    if guess.language == own || guess.language == nil, let learned = Self.learned(in: paragraphs, besides: own) { return learned }
    guard let language = await DictionaryGuess(dictionary: dictionary).language(of: guess) else { throw guess.problem }
    return language
  }

  /// The language of a lesson, whose paragraphs are partly in the reader's own language.
  private static func learned(in paragraphs: [String], besides own: String) -> String? {
    guard paragraphs.count > 1 else { return nil }
    // A few words may look like another language.
    let recognized = paragraphs.map { LanguageGuess($0) }.filter { $0.sample.count > DictionaryGuess.fewWords / 2 }.compactMap(\.language)
    let counts = recognized.filter { $0 != own }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    return most.value > 1 && most.value * 4 >= recognized.count ? most.key : nil
  }
}
