import CoreModule

/// A text of the service, with markup.
struct PonsText {
  /// A text between tags, with its enclosing elements, the outermost first.
  private struct Piece {
    let text: String
    let elements: [PonsElement]
  }

  private let pieces: [Piece]
  /// The maximum depth of elements; deeper ones are ignored. The service nests up to four.
  private static let deepest = 32

  init(_ html: String) {
    var pieces: [Piece] = []
    var elements: [PonsElement] = []
    for token in MarkupTokens(html) {
      switch token {
      case .text(let text): pieces.append(Piece(text: text, elements: elements))
      case .tag(let tag) where tag.isEnd:
        let name = tag.name.lowercased()
        if let index = elements.lastIndex(where: { $0.name == name }) { elements.removeSubrange(index...) }
      case .tag(let tag) where PonsElement.isEmpty(tag): pieces.append(Piece(text: " ", elements: elements))
      case .tag(let tag): if elements.count < Self.deepest { elements.append(PonsElement(tag)) }
      }
    }
    self.pieces = pieces
  }

  /// The words, without grammar, pronunciation and remarks.
  var words: String {
    Self.tidy(pieces.filter { piece in !piece.elements.contains { Self.grammar.contains($0.group) } }.map(\.text).joined())
  }

  /// How the text relates to its headword.
  var kind: PonsPhrase {
    let groups = Set(pieces.filter { !$0.text.isBlank }.flatMap { $0.elements.map(\.group) })
    if !groups.isDisjoint(with: Self.phraseology) { return .phrase }
    if groups.contains("grammatical_construction") { return .construction }
    // The tilde stands for the headword in a phrase.
    if groups.contains("tilde") { return .phrase }
    return groups.isDisjoint(with: ["headword", "headword_spelling"]) ? .construction : .headword
  }

  /// The labels: fields, regions, registers, hints; abbreviations are expanded.
  var remarks: [String] {
    var remarks: [(group: [PonsElement], text: String)] = []
    for piece in pieces {
      guard let index = piece.elements.firstIndex(where: { Self.narrowing.contains($0.group) }) else { continue }
      let group = Array(piece.elements[...index])
      let text = piece.elements.last?.title ?? piece.text
      if let last = remarks.indices.last, remarks[last].group == group {
        remarks[last].text += text
      } else {
        remarks.append((group, text))
      }
    }
    return remarks.map { Self.tidy($0.text).trimmed(of: "()[]:, ") }.filter { !$0.isEmpty }
  }

  private static let phraseology: Set = ["example", "full_collocation", "idiom_proverb"]
  private static let narrowing: Set = [
    "sense", "topic", "region", "rhetoric", "style", "restriction", "subject", "modus", "colloc", "collocator", "category",
  ]
  private static let grammar: Set = [
    "genus", "number", "flexion", "phonetics", "wordclass", "verbclass", "info", "style", "region", "rhetoric", "topic", "case",
    "object-case", "auxiliary_verb", "conjugation", "grammar", "subject", "modus", "restriction", "category", "separator",
    "indirect_reference_OTHER", "sup",
  ]

  /// Normalizes white space, and removes it inside brackets and before commas.
  private static func tidy(_ text: String) -> String {
    var tidy = text.singleSpaced
    for (rough, smooth) in [("( ", "("), (" )", ")"), ("[ ", "["), (" ]", "]"), (" ,", ","), ("()", ""), ("[]", "")] {
      tidy = tidy.split(separator: rough, omittingEmptySubsequences: false).joined(separator: smooth)
    }
    return tidy.trimmed(of: " ,")
  }
}

/// How a text relates to its headword.
enum PonsPhrase {
  /// The headword, perhaps in several spellings.
  case headword
  /// The headword in a construction, such as `to listen to sb`, with the same meaning.
  case construction
  /// A phrase, idiom or sentence with the headword, with another meaning.
  case phrase
}

extension String {
  func trimmed(of characters: String) -> String {
    var rest = self[...]
    while let first = rest.first, characters.contains(first) { rest.removeFirst() }
    while let last = rest.last, characters.contains(last) { rest.removeLast() }
    return String(rest)
  }
}
