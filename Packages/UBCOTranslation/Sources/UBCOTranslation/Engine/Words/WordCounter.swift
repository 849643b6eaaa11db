import UnicodeWords

/// Counts the words of a text that comes scalar by scalar, in constant memory.
///
/// A word is what the original's platform takes for one: a segment of Unicode Standard Annex #29 with a letter, a digit or an ideograph in
/// it; Chinese, Japanese, Thai and their like are divided by a dictionary.
struct WordCounter {
  /// How many words were counted; those of runs that a dictionary has yet to divide are missing. See ``settle()``.
  private(set) var count = 0
  private(set) var state = WordState.outside
  /// The scalars that a dictionary must divide, in UTF-16. While it grows, the state is that of the text before it.
  private var run: [UInt16] = []
  /// Whether the run is of nothing but ideographs that are counted at once.
  private var isOfIdeographs = false
  /// Runs that ended and wait to be divided together: to begin a division takes as long as to divide some thirty characters.
  private var ended: [UInt16] = []
  private var lastOfRun = WordClass.ideograph
  private let dictionary = DictionaryWords()

  /// Runs are divided in pieces of this many units of UTF-16, so that a text without a space needs no more memory than others.
  private static let longestRun = 16_384

  /// Whether a run goes on that a dictionary must divide.
  var isInRun: Bool { !run.isEmpty }

  /// Takes the state and the count that were reached otherwise; only outside a run.
  mutating func jump(to state: WordState, counting count: Int) {
    self.state = state
    self.count = count
  }

  /// Takes a plain step of ``WordSteps``; only outside a run.
  @inline(__always)
  mutating func take(_ step: UInt8) {
    count += Int(step >> 4)
    state = WordState(rawValue: step & 0x0F) ?? .outside
  }

  /// Takes a scalar for which ``WordSteps`` has no plain step, or any scalar in a run.
  ///
  /// - Parameter isBehindJoiner: Whether the scalar before was a ``WordClass/joiner``.
  mutating func addSpecial(_ scalar: UInt32, _ wordClass: WordClass, isBehindJoiner: Bool) {
    if wordClass.needsDictionary {
      addToRun(scalar, wordClass)
    } else if isInRun, wordClass == .mark || wordClass == .joiner {
      append(scalar)
    } else if isInRun, wordClass == .pictograph, isBehindJoiner {
      append(scalar)
      lastOfRun = .ideograph
      endRun()
    } else if isInRun, wordClass == .pictographicLetter, isBehindJoiner {
      append(scalar)
      endRun()
      state = .letter
    } else {
      endRun()
      step(wordClass, isBehindJoiner: isBehindJoiner)
    }
  }

  /// Counts the words of the run that goes on, if any, and of those that ended.
  mutating func settle() {
    endRun()
    guard !ended.isEmpty else { return }
    count += dictionary.count(in: ended)
    ended.removeAll(keepingCapacity: true)
  }

  /// Keeps the run that goes on, if any, to be divided. A line break keeps it apart from the next.
  private mutating func endRun() {
    guard isInRun else { return }
    if isOfIdeographs {
      // They are apart from whatever stands before.
      count += dictionary.count(ofIdeographs: run)
    } else {
      let before = state.example
      ended += before.text.utf16
      ended += run
      ended.append(0x0A)
      count -= before.words
    }
    run.removeAll(keepingCapacity: true)
    switch lastOfRun {
    case .katakana: state = .katakana
    case .southEastAsian: state = .letter
    default: state = .outside
    }
    if ended.count >= Self.longestRun { settle() }
  }

  private mutating func step(_ wordClass: WordClass, isBehindJoiner: Bool) {
    if state.loses(to: wordClass) {
      count -= 1
      state = state == .connector ? .loneConnector : .outside
      return
    }
    guard wordClass == .pictograph else {
      let (next, begins) = state.next(wordClass)
      state = next
      count += begins ? 1 : 0
      return
    }
    // A joiner makes the word one with the pictograph, and the whole is none.
    if isBehindJoiner, state.isInWord { count -= 1 }
    state = .outside
  }

  private mutating func addToRun(_ scalar: UInt32, _ wordClass: WordClass) {
    if run.count >= Self.longestRun {
      endRun()
      state = .outside
    }
    if run.isEmpty { isOfIdeographs = true }
    append(scalar)
    lastOfRun = wordClass
  }

  private mutating func append(_ scalar: UInt32) {
    // Marks without end belong to one character and make no word.
    guard run.count < Self.longestRun * 2 else { return }
    if !DictionaryWords.ideographs.contains(scalar) { isOfIdeographs = false }
    if scalar >= 0x10000 {
      run.append(UInt16(truncatingIfNeeded: 0xD7C0 + scalar >> 10))
      run.append(UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF))
    } else {
      run.append(UInt16(truncatingIfNeeded: scalar))
    }
  }
}
