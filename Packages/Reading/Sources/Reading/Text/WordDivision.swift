import CoreModule

/// Divides words with apostrophes or hyphens inside, where the dictionary does not have them as one: *l'eau*, *don't*, *dá-me*.
struct WordDivision: Sendable {
  /// A part of a word.
  struct Part: Equatable, Sendable {
    /// Its bytes in the UTF-8 of the word.
    let range: Range<Int>
    /// The forms in which a dictionary may have it, the likeliest first.
    let forms: [String]
  }

  private let language: String
  private let elisions: [String: String]

  init(language: String) {
    self.language = language
    elisions = Self.elisions(language)
  }

  /// The parts of `word` that are words. Parts that are only endings are left out.
  func parts(of word: String) -> [Part] {
    var pieces: [(range: Range<Int>, text: String, isElided: Bool)] = []
    var (start, end) = (0, 0)
    var text = ""
    for scalar in word.unicodeScalars {
      end += UTF8.width(scalar)
      let character = scalar.isASCII ? TextCharacter.ascii[Int(scalar.value)] : TextCharacter(scalar)
      guard character == .apostrophe || character == .hyphen else {
        text.unicodeScalars.append(scalar)
        continue
      }
      // The apostrophe belongs to the elided word before it.
      let isElided = character == .apostrophe
      let pieceEnd = isElided ? end : end - UTF8.width(scalar)
      if !text.isEmpty { pieces.append((start..<pieceEnd, text, isElided)) }
      (start, text) = (end, "")
    }
    if !text.isEmpty { pieces.append((start..<end, text, false)) }
    return parts(pieces)
  }

  private func parts(_ pieces: [(range: Range<Int>, text: String, isElided: Bool)]) -> [Part] {
    var parts: [Part] = []
    for (index, piece) in pieces.enumerated() {
      let (before, after) = (index > 0 ? pieces[index - 1] : nil, index + 1 < pieces.count ? pieces[index + 1] : nil)
      if isEnding(piece.text, afterApostrophe: before?.isElided ?? false, isInside: before != nil && after != nil) { continue }
      var range = piece.range
      var forms = [piece.text]
      if piece.isElided {
        let lowercase = piece.text.lowercased()
        if let full = elisions[lowercase] { forms = [full] } else { forms = [piece.text + "'", piece.text] }
        if language == "en" || language == "de" {
          // The apostrophe belongs to the ending.
          range = range.lowerBound..<range.lowerBound + piece.text.utf8.count
          forms = [piece.text]
        }
        if language == "en", after?.text.lowercased() == "t", lowercase.hasSuffix("n"), lowercase != "can" {
          forms = [Self.verbs[lowercase] ?? String(piece.text.dropLast())]
          range = range.lowerBound..<range.upperBound - 1
        }
      }
      if language == "pt", let after, let infinitive = Self.infinitive(piece.text, before: after.text) { forms.append(infinitive) }
      parts.append(Part(range: range, forms: forms))
    }
    return parts
  }

  /// Whether a part is an ending instead of a word: *don't*, *John's*, *a-t-il*, *кто-то*.
  private func isEnding(_ text: String, afterApostrophe: Bool, isInside: Bool) -> Bool {
    let text = text.lowercased()
    return switch language {
    case "en": afterApostrophe && ["s", "t", "ll", "re", "ve", "d", "m", "em", "er"].contains(text)
    case "de": afterApostrophe && ["s", "n", "ne", "nen", "nem", "m", "ner"].contains(text)
    case "fr": isInside && text == "t"
    case "ru": ["то", "ка", "таки", "либо", "нибудь", "кое", "де", "с"].contains(text)
    default: false
    }
  }

  /// The verbs that change before *n't*.
  private static let verbs = ["won": "will", "shan": "shall", "ain": "be"]

  /// The infinitive of a Portuguese verb that has lost its *r* before a pronoun: *fazê-lo*.
  private static func infinitive(_ verb: String, before pronoun: String) -> String? {
    guard ["lo", "la", "los", "las"].contains(pronoun.lowercased()), let last = verb.last else { return nil }
    let endings: [Character: String] = ["á": "ar", "ê": "er", "ô": "or", "i": "ir", "í": "ir"]
    return endings[last].map { verb.dropLast() + $0 }
  }

  /// The full word for one that has lost its last vowel.
  private static func elisions(_ language: String) -> [String: String] {
    let pairs =
      switch language {
      case "fr":
        """
        l le d de j je n ne m me t te s se c ce qu que jusqu jusque lorsqu lorsque puisqu puisque quoiqu quoique presqu presque \
        quelqu quelque entr entre
        """
      case "it":
        """
        l lo d di c ci m mi t ti s si v vi n ne un una dell dello all allo nell nello sull sullo dall dallo quell quello quest questo bell bello \
        sant santo com come dov dove cos cosa anch anche tutt tutto mezz mezzo grand grande senz senza nient niente nessun nessuno gl gli \
        ciascun ciascuno alcun alcuno buon buono quant quanto neanch neanche
        """
      default: ""
      }
    var all: [String: String] = [:]
    let words = pairs.spaced
    for index in stride(from: 0, to: words.count - 1, by: 2) { all[words[index]] = words[index + 1] }
    return all
  }
}
