import CoreDictionaryFormat

/// Prefixes of words that are inflected like what follows them.
struct Prefixes: Equatable {
  /// How a prefix goes with the forms of what follows it.
  enum Kind: String {
    /// It stands before the beginnings of cells, “auf-ge-standen”, and in some rows also apart: “steht auf”.
    case separable
    /// It stands in the place of the beginnings of cells: “ver-standen”.
    case inseparable
    /// The forms lack it: “freut” of “sich freuen”.
    case dropped
  }

  let kind: Kind
  let partOfSpeech: PartOfSpeech
  let texts: [String]

  /// The longest of the prefixes with which `word` begins and behind which a word can stand.
  func longest(of word: String) -> String? {
    texts.filter { word.hasPrefix($0) && word.count - $0.count >= 3 }.max { $0.count < $1.count }
  }
}

/// How a word is inflected: its last part, the paradigm of that, and the prefixes before it, the first one first.
struct Analysis {
  let paradigm: Paradigm
  let word: String
  var prefixes: [(kind: Prefixes.Kind, text: String)] = []

  /// A reflexive verb is meant less often than the verb without “sich”, where that is another headword.
  var likelihood: Double { prefixes.contains { $0.kind == .dropped } ? 0.03 : 1 }
  var isSeparable: Bool { prefixes.contains { $0.kind == .separable } }

  /// A form with the prefixes.
  ///
  /// - Parameters:
  ///   - isJoined: Whether the beginning is what a separable prefix brings with it, as in “aufzustehen”.
  ///   - isApart: Whether the form also stands apart from a separable prefix.
  func texts(_ beginning: String, _ text: String, isJoined: Bool, isApart: Bool) -> [String] {
    var (beginning, text) = (beginning, text)
    for prefix in prefixes.reversed() {
      switch prefix.kind {
      case .separable: return [prefix.text + beginning + text] + (isApart ? [text + " " + prefix.text] : [])
      case .inseparable:
        beginning = isJoined ? beginning : ""
        text = prefix.text + text
      case .dropped: break
      }
    }
    return [beginning + text]
  }
}
