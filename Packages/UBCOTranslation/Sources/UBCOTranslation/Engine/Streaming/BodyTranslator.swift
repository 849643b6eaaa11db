import UnicodeWords

/// Translates the letters of a text that comes in pieces, and counts its words. It does not handle affixes.
struct BodyTranslator {
  let direction: TranslationDirection
  /// Finds faults, if requested.
  var faults: FaultFinder?
  private(set) var words = WordCounter()
  /// The traits of the previous scalar.
  private var previous: UInt8 = 0
  /// When translating back: the last written vowel, whose double is dropped, or 0.
  private var vowel: UInt8 = 0
  private let kernel: Kernel?
  private let traits = TraitTable()
  private let steps = WordSteps().table
  private let letters: [UInt8]

  /// Creates a translator.
  ///
  /// - Parameters:
  ///   - usesKernel: Whether to use the fast path for ASCII.
  ///   - faults: Finds faults, which is slow; `nil` for none.
  init(_ direction: TranslationDirection, usesKernel: Bool = true, faults: FaultFinder? = nil) {
    self.direction = direction
    self.faults = faults
    kernel = usesKernel && faults == nil ? Kernel(direction) : nil
    letters = Letters(direction).table
  }

  /// Starts another text at `position`.
  mutating func begin(at position: TextPosition) {
    _ = countWords()
    words.jump(to: .outside, counting: 0)
    previous = 0
    vowel = 0
    if faults != nil { faults = FaultFinder(from: position, expectingDoubles: direction == .fromUBCO) }
  }

  /// The maximum size of the output for `count` bytes, including space that the kernel may write beyond its end.
  static func capacity(for count: Int) -> Int { 2 * count + 64 }

  /// The number of words if the text ends here.
  mutating func countWords() -> Int {
    words.settle()
    return words.count
  }

  /// Counts a digit that follows the text, which may extend the last word or begin one.
  mutating func countDigit() {
    words.addSpecial(0x30, .digit, isBehindJoiner: false)
  }

  /// Translates as much of `input` as does not depend on what follows it.
  ///
  /// - Parameters:
  ///    - isLast: Whether nothing follows that could combine with the last letter.
  ///    - output: Must have room for ``capacity(for:)``.
  mutating func translate(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutablePointer<UInt8>
  ) -> Progress {
    var progress = Progress()
    while progress.read < input.count {
      if let kernel, previous & ScalarTraits.prependsMark == 0, !words.isInRun, let taken = runKernel(kernel, input, progress, output) {
        progress += taken
      }
      let before = progress.read
      // A block that the kernel cannot handle is translated without it.
      let end = kernel == nil ? input.count : min(input.count, before + 64)
      progress += translateAny(input, progress, until: end, isLast: isLast, output)
      if progress.read == before { break }
    }
    return progress
  }

  private mutating func runKernel(
    _ kernel: Kernel, _ input: UnsafeBufferPointer<UInt8>, _ progress: Progress, _ output: UnsafeMutablePointer<UInt8>
  ) -> Progress? {
    let rest = UnsafeBufferPointer(rebasing: input[progress.read...])
    guard rest.count > 64, let taken = kernel.translate(rest, into: output + progress.written, &words, &vowel), taken.read > 0 else {
      return nil
    }
    previous = traits.ascii[Int(rest[taken.read - 1])]
    return taken
  }

  private mutating func translateAny(
    _ input: UnsafeBufferPointer<UInt8>, _ start: Progress, until end: Int, isLast: Bool, _ output: UnsafeMutablePointer<UInt8>
  ) -> Progress {
    var progress = start
    while progress.read < end {
      let byte = input[progress.read]
      if byte < 0x80 {
        if Letters.isLetter(byte) {
          guard let isAlone = isLetterAlone(in: input, at: progress.read, isLast: isLast) else { break }
          add(letter: byte, isAlone, output, &progress)
        } else {
          add(input, 1, output, &progress)
          faults?.addOther(byte, attaches: false)
        }
        count(UInt32(byte), traits.ascii[Int(byte)])
        continue
      }
      switch UTF8Scalar(in: input, at: progress.read) {
      case .scalar(let scalar, let length):
        let traits = traits.traits(of: scalar)
        add(input, length, output, &progress)
        faults?.addOther(byte, attaches: traits & ScalarTraits.attachesMark != 0)
        count(scalar, traits)
        continue
      case .incomplete where !isLast: break
      case .incomplete, .invalid:
        add(input, 1, output, &progress)
        faults?.addInvalid()
        count(0xFFFD, 0)
        continue
      }
      break
    }
    return Progress(read: progress.read - start.read, written: progress.written - start.written)
  }

  /// Whether a letter is a character of its own; `nil` when that depends on bytes after the input.
  @inline(__always)
  private func isLetterAlone(in input: UnsafeBufferPointer<UInt8>, at index: Int, isLast: Bool) -> Bool? {
    if previous & ScalarTraits.prependsMark != 0 { return false }
    guard index + 1 < input.count else { return isLast ? true : nil }
    if input[index + 1] < 0x80 { return true }
    switch UTF8Scalar(in: input, at: index + 1) {
    case .scalar(let next, _): return traits.traits(of: next) & ScalarTraits.attachesMark == 0
    case .incomplete: return isLast ? true : nil
    case .invalid: return true
    }
  }

  @inline(__always)
  private mutating func add(letter: UInt8, _ isAlone: Bool, _ output: UnsafeMutablePointer<UInt8>, _ progress: inout Progress) {
    progress.read += 1
    if isAlone { faults?.addLetter(letter) } else { faults?.addOther(letter, attaches: false) }
    let isVowel = isAlone && Letters.isVowel(letter)
    if direction == .fromUBCO {
      if isVowel, letter == vowel {
        vowel = 0
        return
      }
      vowel = isVowel ? letter : 0
    }
    output[progress.written] = isAlone ? letters[Int(letter)] : letter
    progress.written += 1
    if isVowel, direction == .toUBCO {
      output[progress.written] = letter
      progress.written += 1
    }
  }

  /// Copies a scalar that is not a letter.
  @inline(__always)
  private mutating func add(
    _ input: UnsafeBufferPointer<UInt8>, _ length: Int, _ output: UnsafeMutablePointer<UInt8>, _ progress: inout Progress
  ) {
    for place in 0..<length { output[progress.written + place] = input[progress.read + place] }
    progress.read += length
    progress.written += length
    vowel = 0
  }

  @inline(__always)
  private mutating func count(_ scalar: UInt32, _ traits: UInt8) {
    let wordClass = traits & ScalarTraits.classBits
    let step = steps[Int(words.state.rawValue) << 5 | Int(wordClass)]
    if step & WordSteps.special == 0, !words.isInRun {
      words.take(step)
    } else if let wordClass = WordClass(rawValue: wordClass) {
      words.addSpecial(scalar, wordClass, isBehindJoiner: previous & ScalarTraits.classBits == WordClass.joiner.rawValue)
    }
    previous = traits
  }
}
