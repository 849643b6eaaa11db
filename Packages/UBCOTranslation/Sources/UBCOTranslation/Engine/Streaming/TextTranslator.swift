/// How a text is translated.
public struct TranslationOptions: Equatable, Sendable {
  /// Which way.
  public var direction: TranslationDirection
  /// Whether the affixes are left out: `UBCO` with its space before the text, the number of words behind it.
  public var isBare = false
  /// Whether what is not exact is looked for, and found in ``TextTranslator/fault``. Slower.
  public var isStrict = false
  /// Whether text of ASCII takes the fast path; it makes no difference but in time.
  public var usesKernel = true

  /// Options with the affixes and without strictness.
  public init(_ direction: TranslationDirection, isBare: Bool = false, isStrict: Bool = false) {
    self.direction = direction
    self.isBare = isBare
    self.isStrict = isStrict
  }
}

/// Translates one text that comes in pieces, in constant memory.
///
/// Any bytes are taken: those that are not UTF-8 pass unchanged. The way back from what the way forward gives is exact for every text,
/// because at most one split of the digits at the end agrees with the count of the words before: a digit more or less changes the count
/// by one at most, which no shorter number can make up for.
public struct TextTranslator {
  /// How many words the plain text has; known at its end.
  public private(set) var words = 0
  /// What is wrong with the text first, as far as it was read, where that is asked for.
  public var fault: TextFault? { body.faults?.fault }
  /// Where the text stands, where faults are looked for.
  public var position: TextPosition { body.faults?.position ?? TextPosition() }

  private let options: TranslationOptions
  private var body: BodyTranslator
  private var hasBegun = false
  /// Whether there is anything between the affixes.
  private var hasBody = false

  private static let prefix = Array("UBCO ".utf8)
  /// The longest number of words.
  private static let mostDigits = 20

  /// A translator of one text, which begins at `start` of something larger.
  public init(_ options: TranslationOptions, from start: TextPosition = TextPosition()) {
    self.options = options
    let faults = FaultFinder(from: start, expectingDoubles: options.direction == .fromUBCO)
    body = BodyTranslator(options.direction, usesKernel: options.usesKernel, faults: options.isStrict ? faults : nil)
  }

  /// Begins another text, which stands at `start` of something larger; quicker than a new translator.
  public mutating func begin(at start: TextPosition = TextPosition()) {
    body.begin(at: start)
    words = 0
    hasBegun = false
    hasBody = false
  }

  /// The most bytes that `count` bytes of input become, and room to work.
  public static func capacity(for count: Int) -> Int {
    BodyTranslator.capacity(for: count) + prefix.count + mostDigits
  }

  /// Translates the next piece. What cannot be translated without its sequel is not read, and to be given again at the head of the next
  /// piece: 25 bytes at most.
  ///
  /// - Parameters:
  ///   - input: The piece.
  ///   - isLast: Whether the text ends with it; then all of it is read.
  ///   - output: Has room for ``capacity(for:)``.
  public mutating func translate(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Progress {
    guard let start = output.baseAddress else { return Progress() }
    return switch options.direction {
    case .toUBCO: encode(input, isLast: isLast, into: start)
    case .fromUBCO: decode(input, isLast: isLast, into: start)
    }
  }

  private mutating func encode(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutablePointer<UInt8>
  ) -> Progress {
    var progress = Progress()
    if !options.isBare, !hasBegun, !input.isEmpty { write(Self.prefix, to: output, &progress) }
    hasBegun = hasBegun || !input.isEmpty
    progress += body.translate(input, isLast: isLast, into: output + progress.written)
    if isLast {
      words = body.countWords()
      if !options.isBare, hasBegun { write(Array(String(words).utf8), to: output, &progress) }
    }
    return progress
  }

  private func write(_ bytes: [UInt8], to output: UnsafeMutablePointer<UInt8>, _ progress: inout Progress) {
    for byte in bytes {
      output[progress.written] = byte
      progress.written += 1
    }
  }
}

extension TextTranslator {
  private mutating func decode(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutablePointer<UInt8>
  ) -> Progress {
    var progress = Progress()
    if !hasBegun {
      guard isLast || input.count >= Self.prefix.count || !input.elementsEqual(Self.prefix.prefix(input.count)) else { return progress }
      hasBegun = true
      if !options.isBare { progress.read = takePrefix(of: input) }
    }
    // Digits are never held back for long: more than a number has are part of the text.
    let behind = input[progress.read...].suffix(isLast ? input.count : Self.mostDigits)
    let digits = behind.reversed().prefix { (0x30...0x39).contains($0) }.count
    let isCounted = isLast && !options.isBare
    let end = isLast && options.isBare ? input.count : input.count - digits
    let rest = UnsafeBufferPointer(rebasing: input[progress.read..<end])
    let done = body.translate(rest, isLast: isLast, into: output + progress.written)
    hasBody = hasBody || done.read > 0
    progress += done
    if isCounted {
      takeCount(UnsafeBufferPointer(rebasing: input[end...]), output, &progress)
    } else if isLast {
      words = body.countWords()
      body.faults?.endRun()
    }
    return progress
  }

  private mutating func takePrefix(of input: UnsafeBufferPointer<UInt8>) -> Int {
    guard input.starts(with: Self.prefix) else {
      // The empty text has no affixes.
      if !input.isEmpty, let position = body.faults?.position { body.faults?.report(.missingPrefix, at: position) }
      return 0
    }
    for byte in Self.prefix { body.faults?.addOther(byte, attaches: false) }
    return Self.prefix.count
  }

  /// Decides which of the digits at the end are the number of words, and translates the others.
  private mutating func takeCount(
    _ digits: UnsafeBufferPointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ progress: inout Progress
  ) {
    let before = body.countWords()
    // Any number of digits behind the text counts the same: they are one word, or part of the last.
    if !digits.isEmpty { body.countDigit() }
    let behind = body.countWords()
    let (dropped, isExact) = countLength(in: digits, before, behind)
    let kept = digits.count - dropped
    words = kept > 0 ? behind : before
    for digit in digits.prefix(kept) {
      output[progress.written] = digit
      progress.written += 1
      body.faults?.addOther(digit, attaches: false)
    }
    progress.read += digits.count
    body.faults?.endRun()
    let isEmpty = !hasBody && kept == 0
    if let position = body.faults?.position, hasBody || !digits.isEmpty || position.column > 1 {
      if !isExact { body.faults?.report(.wrongCount(words: words), at: position) }
      if isEmpty { body.faults?.report(.empty, at: position) }
    }
  }

  /// How many digits at the end are the number of words, and whether they are so by the rules and not by indulgence.
  private func countLength(in digits: UnsafeBufferPointer<UInt8>, _ before: Int, _ behind: Int) -> (Int, isExact: Bool) {
    let most = Array(String(behind).utf8)
    if digits.suffix(most.count).elementsEqual(most) {
      let hasMore = digits.count > most.count
      return (most.count, hasMore || before == behind)
    }
    let least = Array(String(behind - 1).utf8)
    if behind > 0, digits.suffix(least.count).elementsEqual(least) {
      return (least.count, digits.count == least.count && before == behind - 1)
    }
    return (0, false)
  }
}
