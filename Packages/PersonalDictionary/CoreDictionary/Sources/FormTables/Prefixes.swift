import CoreDictionaryFormat

/// Prefixes of words that are inflected like the word without the prefix.
struct Prefixes: Equatable {
  /// How a prefix combines with forms.
  enum Kind: String {
    /// Precedes the beginnings of cells, “auf-ge-standen”, and is separated in some rows: “steht auf”.
    case separable
    /// Replaces the beginnings of cells: “ver-standen”.
    case inseparable
    /// Is not part of the forms: “freut” of “sich freuen”.
    case dropped
  }

  let kind: Kind
  let partOfSpeech: PartOfSpeech
  let texts: [String]

  /// The longest prefix of `word` that leaves a possible word.
  func longest(of word: String) -> String? {
    texts.filter { word.hasPrefix($0) && word.count - $0.count >= 3 }.max { $0.count < $1.count }
  }
}

/// The inflection of a word: its last part, the paradigm of that part, and its prefixes in order.
struct Analysis {
  let paradigm: Paradigm
  let word: String
  var prefixes: [(kind: Prefixes.Kind, text: String)] = []

  /// The likelihood of the analysis. A reflexive verb is less likely than the verb without “sich”, if that is another headword.
  var likelihood: Double { prefixes.contains { $0.kind == .dropped } ? 0.03 : 1 }
  var isSeparable: Bool { prefixes.contains { $0.kind == .separable } }

  /// The form with its prefixes.
  ///
  /// - Parameters:
  ///   - isJoined: Whether the beginning occurs only with a separable prefix, as in “aufzustehen”.
  ///   - isApart: Whether a separable prefix is also written separately.
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
