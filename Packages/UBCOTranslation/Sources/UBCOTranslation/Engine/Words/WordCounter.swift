import UnicodeWords

/// Counts the words of a text scalar by scalar, in constant memory.
///
/// A word is what the platform of the original program counts: a segment of Unicode Standard Annex #29 with a letter, digit or ideograph.
/// Chinese, Japanese, Thai and similar scripts are divided by a dictionary.
struct WordCounter {
  /// The number of words, without those in runs that are not divided yet. See ``settle()``.
  private(set) var count = 0
  private(set) var state = WordState.outside
  /// Scalars in UTF-16 that must be divided by a dictionary. Meanwhile, the state is that of the text before them.
  private var run: [UInt16] = []
  /// Whether the run holds only ideographs, which have a faster counter.
  private var isOfIdeographs = false
  /// Finished runs, which are divided together, because starting a division takes as long as dividing about thirty characters.
  private var ended: [UInt16] = []
  private var lastOfRun = WordClass.ideograph
  private let dictionary = DictionaryWords()

  /// The maximum size of a run, in UTF-16 units, which limits the memory for texts without spaces.
  private static let longestRun = 16_384

  /// Whether a run that needs a dictionary is in progress.
  var isInRun: Bool { !run.isEmpty }

  /// Sets the state and count computed by the kernel; only outside a run.
  mutating func jump(to state: WordState, counting count: Int) {
    self.state = state
    self.count = count
  }

  /// Adds a simple step of ``WordSteps``; only outside a run.
  @inline(__always)
  mutating func take(_ step: UInt8) {
    count += Int(step >> 4)
    state = WordState(rawValue: step & 0x0F) ?? .outside
  }

  /// Adds a scalar without a simple step in ``WordSteps``, or any scalar in a run.
  ///
  /// - Parameter isBehindJoiner: Whether the previous scalar was a ``WordClass/joiner``.
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

  /// Counts the words of all pending runs.
  mutating func settle() {
    endRun()
    guard !ended.isEmpty else { return }
    count += dictionary.count(in: ended)
    ended.removeAll(keepingCapacity: true)
  }

  /// Stores the current run for division. A line break separates it from the next.
  private mutating func endRun() {
    guard isInRun else { return }
    if isOfIdeographs {
      // These runs do not join with the text before them.
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
    // A joiner connects the word with the pictograph, and the result is not a word.
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
    // Further marks belong to the same character and do not form a word.
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
