import UnicodeWords

/// The state of word segmentation by Unicode Standard Annex #29 (section 4.1.1).
enum WordState: UInt8, CaseIterable {
  /// Outside a word.
  case outside
  /// After a letter.
  case letter
  /// After a Hebrew letter.
  case hebrew
  /// After a digit.
  case digit
  /// After a single connector, which is not a word by itself.
  case loneConnector
  /// After a connector within a word.
  case connector
  /// After katakana divided by a dictionary.
  case katakana
  /// After a Korean syllable.
  case hangul
  /// After a character that joins two letters.
  case midLetter
  /// After an apostrophe that belongs to a Hebrew letter and may join another.
  case hebrewQuote
  /// After a quotation mark that may join two Hebrew letters.
  case hebrewDoubleQuote
  /// After a character that joins two digits.
  case midNumber

  /// Whether the current segment was counted as a word.
  var isInWord: Bool {
    switch self {
    case .letter, .hebrew, .digit, .connector, .katakana, .hangul, .hebrewQuote: true
    case .outside, .loneConnector, .midLetter, .hebrewDoubleQuote, .midNumber: false
    }
  }

  /// The state after a scalar of `wordClass`, and whether a word begins with it. Must not be called for classes that depend on more than
  /// the state.
  func next(_ wordClass: WordClass) -> (state: WordState, begins: Bool) {
    let wordClass = wordClass == .pictographicLetter ? .letter : wordClass
    return switch (self, wordClass) {
    case (_, .mark), (_, .joiner): (self, false)
    case (.letter, .letter), (.hebrew, .letter), (.digit, .letter), (.connector, .letter), (.midLetter, .letter), (.hebrewQuote, .letter):
      (.letter, false)
    case (.letter, .hebrewLetter), (.hebrew, .hebrewLetter), (.digit, .hebrewLetter), (.connector, .hebrewLetter),
      (.midLetter, .hebrewLetter), (.hebrewQuote, .hebrewLetter), (.hebrewDoubleQuote, .hebrewLetter):
      (.hebrew, false)
    case (.letter, .digit), (.hebrew, .digit), (.digit, .digit), (.connector, .digit), (.midNumber, .digit): (.digit, false)
    case (.letter, .connector), (.hebrew, .connector), (.digit, .connector), (.connector, .connector), (.katakana, .connector):
      (.connector, false)
    case (.loneConnector, .connector): (.connector, true)
    case (.hangul, .hangul): (.hangul, false)
    case (.letter, .midLetter), (.letter, .midBoth), (.letter, .singleQuote), (.hebrew, .midLetter), (.hebrew, .midBoth):
      (.midLetter, false)
    case (.hebrew, .singleQuote): (.hebrewQuote, false)
    case (.hebrew, .doubleQuote): (.hebrewDoubleQuote, false)
    case (.digit, .midNumber), (.digit, .midBoth), (.digit, .singleQuote): (.midNumber, false)
    case (_, .letter): (.letter, true)
    case (_, .hebrewLetter): (.hebrew, true)
    case (_, .digit): (.digit, true)
    case (_, .connector): (.loneConnector, false)
    case (_, .hangul): (.hangul, true)
    default: (.outside, false)
    }
  }

  /// Whether a mark of this class turns the segment into something that is not a word, as in ICU: the mark joins the segment, but no rule
  /// classifies the result.
  func loses(to wordClass: WordClass) -> Bool {
    (self == .connector || self == .hangul) && (wordClass == .mark || wordClass == .joiner)
  }

  /// The shortest text that leads to this state, and its number of words.
  var example: (text: String, words: Int) {
    switch self {
    case .outside, .katakana, .hangul: ("", 0)
    case .letter: ("a", 1)
    case .hebrew: ("א", 1)
    case .digit: ("1", 1)
    case .loneConnector: ("_", 0)
    case .connector: ("a_", 1)
    case .midLetter: ("a'", 1)
    case .hebrewQuote: ("א'", 1)
    case .hebrewDoubleQuote: ("א\"", 1)
    case .midNumber: ("1.", 1)
    }
  }
}

/// All transitions as a table. A step is the next state, or ``special``, with a flag where a word begins.
struct WordSteps {
  /// Set when a word begins.
  static let begins: UInt8 = 0x10
  /// Set when the state alone does not determine the next one.
  static let special: UInt8 = 0x20

  /// The step for each state and class, at 32 × state + class.
  let table: [UInt8]

  init() {
    var table = [UInt8](repeating: Self.special, count: 32 * WordState.allCases.count)
    for state in WordState.allCases {
      for wordClass in WordClass.allCases where wordClass != .pictograph && !wordClass.needsDictionary && !state.loses(to: wordClass) {
        let (next, begins) = state.next(wordClass)
        table[Int(state.rawValue) << 5 | Int(wordClass.rawValue)] = next.rawValue | (begins ? Self.begins : 0)
      }
    }
    self.table = table
  }
}
