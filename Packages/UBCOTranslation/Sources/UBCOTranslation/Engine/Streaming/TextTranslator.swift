/// Options for translating a text.
public struct TranslationOptions: Equatable, Sendable {
  /// The direction.
  public var direction: TranslationDirection
  /// Whether to omit the affixes: `UBCO` and a space before the text, the number of words after it.
  public var isBare = false
  /// Whether to report faults in ``TextTranslator/fault``, which is slower.
  public var isStrict = false
  /// Whether to use the fast path for ASCII, which changes only the speed.
  public var usesKernel = true

  /// Creates options with affixes.
  public init(_ direction: TranslationDirection, isBare: Bool = false, isStrict: Bool = false) {
    self.direction = direction
    self.isBare = isBare
    self.isStrict = isStrict
  }
}

/// Translates a text that comes in pieces, in constant memory.
///
/// All bytes are accepted; invalid UTF-8 stays unchanged. Every text can be translated back exactly, because at most one split of the final
/// digits agrees with the word count before it: when the split moves by a digit, the word count changes by at most one, but the number at
/// the end by more.
public struct TextTranslator {
  /// The number of words of the plain text, known at its end.
  public private(set) var words = 0
  /// The first fault so far, if faults are requested.
  public var fault: TextFault? { body.faults?.fault }

  private let options: TranslationOptions
  private var body: BodyTranslator
  private var hasBegun = false
  /// Whether there is anything between the affixes.
  private var hasBody = false

  private static let prefix = Array("UBCO ".utf8)
  /// The maximum number of digits of the word count.
  private static let maximumDigits = 20

  /// Creates a translator for a text that begins at `start`.
  public init(_ options: TranslationOptions, from start: TextPosition = TextPosition()) {
    self.options = options
    let faults = FaultFinder(from: start, expectingDoubles: options.direction == .fromUBCO)
    body = BodyTranslator(options.direction, usesKernel: options.usesKernel, faults: options.isStrict ? faults : nil)
  }

  /// Starts another text at `start`; faster than a new translator.
  public mutating func begin(at start: TextPosition = TextPosition()) {
    body.begin(at: start)
    words = 0
    hasBegun = false
    hasBody = false
  }

  /// The maximum size of the output for `count` bytes, including working space.
  public static func capacity(for count: Int) -> Int {
    BodyTranslator.capacity(for: count) + prefix.count + maximumDigits
  }

  /// Translates the next piece. Bytes whose translation depends on what follows, 25 at most, are not consumed and must be passed again at
  /// the start of the next piece.
  ///
  /// - Parameters:
  ///   - input: The piece.
  ///    - isLast: Whether the text ends with this piece; then all of it is consumed.
  ///    - output: Must have room for ``capacity(for:)``.
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
    // More digits than a word count can have are part of the text.
    let tail = input[progress.read...].suffix(isLast ? input.count : Self.maximumDigits)
    let digits = tail.reversed().prefix { (0x30...0x39).contains($0) }.count
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
      // An empty text has no affixes.
      if !input.isEmpty, let position = body.faults?.position { body.faults?.report(.missingPrefix, at: position) }
      return 0
    }
    for byte in Self.prefix { body.faults?.addOther(byte, attaches: false) }
    return Self.prefix.count
  }

  /// Determines which of the final digits are the word count, and translates the others.
  private mutating func takeCount(
    _ digits: UnsafeBufferPointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ progress: inout Progress
  ) {
    let before = body.countWords()
    // Final digits never count as more than one word, however many there are.
    if !digits.isEmpty { body.countDigit() }
    let after = body.countWords()
    let (dropped, isExact) = countLength(in: digits, before, after)
    let kept = digits.count - dropped
    words = kept > 0 ? after : before
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

  /// The number of final digits that form the word count, and whether the text has it exactly as a translation would.
  private func countLength(in digits: UnsafeBufferPointer<UInt8>, _ before: Int, _ after: Int) -> (Int, isExact: Bool) {
    let most = Array(String(after).utf8)
    if digits.suffix(most.count).elementsEqual(most) {
      let hasMore = digits.count > most.count
      return (most.count, hasMore || before == after)
    }
    let least = Array(String(after - 1).utf8)
    if after > 0, digits.suffix(least.count).elementsEqual(least) {
      return (least.count, digits.count == least.count && before == after - 1)
    }
    return (0, false)
  }
}
