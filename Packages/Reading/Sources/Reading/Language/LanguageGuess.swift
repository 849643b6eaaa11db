import CoreModule

/// Recognises the language of a text.
///
/// Each of the first thousand words is weighed against the commonest words, the letters and the endings of every language of its script, also of
/// languages that are only known so as not to be taken for others. Only the words of the script that most are written in count, because
/// a Russian text about computers is full of English names. The likeliest language wins if it explains the words well enough, and better
/// than all others.
public struct LanguageGuess: Equatable, Sendable {
  /// The codes of the languages that are recognised.
  public static let languages = LanguageProfiles.known.map(\.code)

  /// The size of a text that is enough to recognise its language.
  static let sufficientBytes = 1 << 14

  /// The code of the language; `nil` if the text is in another language, or too short.
  public let language: String?
  /// Whether there are any words, and not only digits and signs.
  public let hasWords: Bool
  /// The languages that it may be if no language is clearly the likeliest, with what speaks for each.
  let rivals: [String: Double]
  /// Its first words, by which a dictionary may tell which of the ``rivals`` it is.
  let sample: [FormLookUp.Form]

  /// Recognises the language of `text`.
  public init(_ text: String) { self.init([text]) }

  /// Recognises the language of several texts together, such as the first paragraphs of a book.
  public init(_ texts: [String]) {
    let weights = LanguageWeights.all
    var scores = Array(repeating: 0.0, count: weights.count)
    var words = 0
    var counts: [LanguageScript: Int] = [:]
    var sample: [FormLookUp.Form] = []
    for text in texts where words < Self.maximumWords {
      let tokens = TextTokens(text)
      for token in tokens.words.prefix(Self.maximumWords - words) {
        words += 1
        let form = String(tokens.text(token.range))
        if sample.count < Self.sampledWords { sample.append(FormLookUp.Form(text: form, traits: token.traits)) }
        let word = WordForm(form, []).text.lowercased()
        let script = LanguageScript(of: word)
        counts[script, default: 0] += 1
        weights.add(word, script, to: &scores)
      }
    }
    self.sample = sample
    hasWords = counts.keys.contains { $0 != .other } || texts.contains { $0.unicodeScalars.contains(where: \.properties.isAlphabetic) }
    // No language of another script is known.
    guard let script = LanguageScript.allCases.max(by: { counts[$0, default: 0] < counts[$1, default: 0] }), script != .other else {
      (language, rivals) = (nil, [:])
      return
    }
    let ranking = weights.languages(of: script).sorted { scores[$0] > scores[$1] }
    let isClear = Self.isClear(scores[ranking[0]], over: scores[ranking[1]], words: Double(counts[script, default: 0]), script)
    language = isClear && ranking[0] < Self.languages.count ? Self.languages[ranking[0]] : nil
    let near = ranking.filter { $0 < Self.languages.count && scores[$0] > scores[ranking[0]] - Self.farBehind }
    rivals = Dictionary(uniqueKeysWithValues: near.map { (Self.languages[$0], scores[$0]) })
  }

  /// Whether the best score is sufficient for this number of words.
  private static func isClear(_ best: Double, over second: Double, words: Double, _ script: LanguageScript) -> Bool {
    guard best - second >= leastLead else { return false }
    // Most languages with this script that could be taken for each other are known, and differ by their letters.
    if script == .cyrillic { return best >= words * leastCyrillicWeight }
    return best >= words * leastWeight || (best >= words * leastFarWeight && best >= farScore && best >= second * farRatio)
  }

  /// More words do not change the result.
  private static let maximumWords = 1000
  /// The weight that the words of a text must have on average.
  private static let leastWeight = 0.4
  private static let leastCyrillicWeight = 0.1
  /// By how much the likeliest language must surpass the second one.
  private static let leastLead = 0.8
  /// The weight that is enough when no other language comes near, as in a list of names or titles.
  private static let leastFarWeight = 0.2
  private static let (farScore, farRatio) = (8.0, 2.5)
  /// A language with so much less is none that the text may be in.
  private static let farBehind = 4.0
  private static let sampledWords = 40
}

/// The script of a word.
enum LanguageScript: CaseIterable, Sendable {
  case latin, cyrillic, other

  /// The script of the first letter of `word`.
  init(of word: String) {
    switch word.unicodeScalars.first(where: { $0.properties.isAlphabetic })?.value ?? 0 {
    case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x400...0x52F: self = .cyrillic
    default: self = .other
    }
  }
}

extension LanguageGuess {
  /// Why the language is not known.
  var problem: ReadingProblem { hasWords ? .unknownLanguage : .noWords }
}
