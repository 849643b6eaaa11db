import UBCOKernel

/// The fast path for ASCII; see `ubco_kernel.h`.
struct Kernel {
  private let direction: TranslationDirection
  private let vectors: ubco_vectors

  /// Creates a kernel; `nil` when the processor lacks the instructions.
  init?(_ direction: TranslationDirection, vectors: ubco_vectors = ubco_available_vectors()) {
    guard vectors != UBCO_NO_VECTORS else { return nil }
    self.direction = direction
    self.vectors = vectors
  }

  /// One kernel for each instruction set of the processor.
  static func all(_ direction: TranslationDirection) -> [Kernel] {
    [UBCO_SSSE3, UBCO_AVX2, UBCO_AVX512].filter { $0.rawValue <= ubco_available_vectors().rawValue }.compactMap {
      Kernel(direction, vectors: $0)
    }
  }

  /// Translates as many blocks as possible; `nil` when it cannot start from this state, or there is no such block.
  func translate(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, _ words: inout WordCounter, _ vowel: inout UInt8
  ) -> Progress? {
    guard let start = input.baseAddress, let (beforeLast, last) = Self.bytes(leadingTo: words.state) else { return nil }
    // The kernel counts a lone connector as a word at first, and may subtract it later.
    let before = words.state == .loneConnector ? 2 : 1
    var carry = ubco_carry(words: UInt64(before), before_last: beforeLast, last: last, vowel: vowel)
    let done =
      direction == .toUBCO
      ? ubco_encode(vectors, start, input.count, output, &carry) : ubco_decode(vectors, start, input.count, output, &carry)
    guard done.read > 0 else { return nil }
    let state = Self.state(after: carry.before_last, carry.last)
    words.jump(to: state, counting: words.count + Int(carry.words) - 1 - (state == .loneConnector ? 1 : 0))
    vowel = carry.vowel
    return Progress(read: done.read, written: done.written)
  }

  /// Two bytes of ASCII that lead to `state`; `nil` when there are none.
  private static func bytes(leadingTo state: WordState) -> (UInt8, UInt8)? {
    switch state {
    case .outside: (UInt8(ascii: " "), UInt8(ascii: " "))
    case .letter: (UInt8(ascii: " "), UInt8(ascii: "a"))
    case .digit: (UInt8(ascii: " "), UInt8(ascii: "1"))
    case .loneConnector: (UInt8(ascii: " "), UInt8(ascii: "_"))
    case .connector: (UInt8(ascii: "a"), UInt8(ascii: "_"))
    case .midLetter: (UInt8(ascii: "a"), UInt8(ascii: "'"))
    case .midNumber: (UInt8(ascii: "1"), UInt8(ascii: "'"))
    case .hebrew, .hebrewQuote, .hebrewDoubleQuote, .katakana, .hangul: nil
    }
  }

  /// The state after two bytes of ASCII.
  private static func state(after beforeLast: UInt8, _ last: UInt8) -> WordState {
    [beforeLast, last].reduce(.outside) { state, byte in state.next(TraitTable.asciiClass(byte)).state }
  }
}
