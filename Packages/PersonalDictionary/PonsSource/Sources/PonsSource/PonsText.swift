/// A text of the service, which marks up its parts with elements and classes.
struct PonsText {
  /// What stands between tags, with the elements around it, the outermost first.
  private struct Piece {
    let text: String
    let elements: [PonsElement]
  }

  private let pieces: [Piece]
  /// Elements within so many others are taken for text; the service has been seen to nest four.
  private static let deepest = 32

  init(_ html: String) {
    var pieces: [Piece] = []
    var elements: [PonsElement] = []
    for token in PonsTokens(html) {
      switch token {
      case .text(let text): pieces.append(Piece(text: text, elements: elements))
      case .begin(let element): if elements.count < Self.deepest { elements.append(element) }
      case .end(let name):
        if let index = elements.lastIndex(where: { $0.name == name }) { elements.removeSubrange(index...) }
      }
    }
    self.pieces = pieces
  }

  /// What is said, without grammar, pronunciation and remarks.
  var words: String {
    Self.tidy(pieces.filter { piece in !piece.elements.contains { Self.grammar.contains($0.group) } }.map(\.text).joined())
  }

  /// How it stands to the headword that it is printed with.
  var kind: PonsPhrase {
    let groups = Set(pieces.filter { $0.text.contains { !$0.isWhitespace } }.flatMap { $0.elements.map(\.group) })
    if !groups.isDisjoint(with: Self.phraseology) { return .phrase }
    if groups.contains("grammatical_construction") { return .construction }
    // The tilde stands for a headword within something longer.
    if groups.contains("tilde") { return .phrase }
    return groups.isDisjoint(with: ["headword", "headword_spelling"]) ? .construction : .headword
  }

  /// What narrows the meaning: fields, regions, registers, hints. What is abbreviated is given in full.
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

  /// One space where there is white space, none inside of brackets and before a comma.
  private static func tidy(_ text: String) -> String {
    var tidy = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (rough, smooth) in [("( ", "("), (" )", ")"), ("[ ", "["), (" ]", "]"), (" ,", ","), ("()", ""), ("[]", "")] {
      tidy = tidy.split(separator: rough, omittingEmptySubsequences: false).joined(separator: smooth)
    }
    return tidy.trimmed(of: " ,")
  }
}

/// How the text of a pair stands to its headword.
enum PonsPhrase {
  /// It is the headword, perhaps in several spellings.
  case headword
  /// It is the headword with what belongs to it, such as `to listen to sb`: what that means, the headword means.
  case construction
  /// It is a phrase, an idiom or a sentence in which the headword occurs: what that means, the headword alone does not.
  case phrase
}

/// An element of the markup.
struct PonsElement: Equatable {
  let name: String
  /// The first word of its class; of an element without one, its name.
  let group: String
  /// What it stands for, where it is an abbreviation.
  let title: String?
}

extension String {
  func trimmed(of characters: String) -> String {
    var rest = self[...]
    while let first = rest.first, characters.contains(first) { rest.removeFirst() }
    while let last = rest.last, characters.contains(last) { rest.removeLast() }
    return String(rest)
  }
}
