import UnicodeWords

/// Where in a word a text stands, by the rules of Unicode Standard Annex #29 (section 4.1.1), a scalar at a time.
enum WordState: UInt8, CaseIterable {
  /// In no word.
  case outside
  /// Behind a letter.
  case letter
  /// Behind a Hebrew letter.
  case hebrew
  /// Behind a digit.
  case digit
  /// Behind a connector that stands alone so far, and is no word then.
  case loneConnector
  /// Behind a connector that is part of a word.
  case connector
  /// Behind katakana, which a dictionary divided.
  case katakana
  /// Behind a syllable of Korean.
  case hangul
  /// Behind what joins a letter, if one follows.
  case midLetter
  /// Behind an apostrophe, which belongs to the Hebrew letter before it and joins another.
  case hebrewQuote
  /// Behind a quotation mark that joins a Hebrew letter, if one follows.
  case hebrewDoubleQuote
  /// Behind what joins a digit, if one follows.
  case midNumber

  /// Whether the segment that the text stands in was counted as a word.
  var isInWord: Bool {
    switch self {
    case .letter, .hebrew, .digit, .connector, .katakana, .hangul, .hebrewQuote: true
    case .outside, .loneConnector, .midLetter, .hebrewDoubleQuote, .midNumber: false
    }
  }

  /// The state behind a scalar of `wordClass`, and whether a word was begun with it. Classes that need more than the state are not asked.
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

  /// Whether a mark behind it makes the word none, as ICU has it: a mark belongs to what stands before, but no rule gives the whole a kind.
  func loses(to wordClass: WordClass) -> Bool {
    (self == .connector || self == .hangul) && (wordClass == .mark || wordClass == .joiner)
  }

  /// The shortest text that leads here, and how many words it counts for.
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

/// All steps from state to state as one table: a step is its state, or ``special``, and a mark where a word begins.
struct WordSteps {
  /// Set where a word begins.
  static let begins: UInt8 = 0x10
  /// Set where the state alone does not tell.
  static let special: UInt8 = 0x20

  /// The step behind each state and class, at 32 times the state plus the class.
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
