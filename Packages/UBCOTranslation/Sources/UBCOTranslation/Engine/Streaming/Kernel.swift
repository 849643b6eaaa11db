import UBCOKernel

/// The fast path, for text of ASCII: see `ubco_kernel.h`.
struct Kernel {
  private let direction: TranslationDirection
  private let vectors: ubco_vectors

  /// `nil` where the processor has not the instructions.
  init?(_ direction: TranslationDirection, vectors: ubco_vectors = ubco_available_vectors()) {
    guard vectors != UBCO_NO_VECTORS else { return nil }
    self.direction = direction
    self.vectors = vectors
  }

  /// One for each kind of instructions that the processor has.
  static func all(_ direction: TranslationDirection) -> [Kernel] {
    [UBCO_SSSE3, UBCO_AVX2, UBCO_AVX512].filter { $0.rawValue <= ubco_available_vectors().rawValue }.compactMap {
      Kernel(direction, vectors: $0)
    }
  }

  /// Translates as many blocks as it can; `nil` when it cannot go on from here.
  func translate(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, _ words: inout WordCounter, _ vowel: inout UInt8
  ) -> Progress? {
    guard let start = input.baseAddress, let (beforeLast, last) = Self.bytes(leadingTo: words.state) else { return nil }
    // The kernel takes a lone connector for a word until it knows, and may then take one away.
    let before = words.state == .loneConnector ? 2 : 1
    var carry = ubco_carry(words: UInt64(before), before_last: beforeLast, last: last, vowel: vowel)
    let done =
      direction == .toUBCO
      ? ubco_encode(vectors, start, input.count, output, &carry) : ubco_decode(vectors, start, input.count, output, &carry)
    guard done.read > 0 else { return nil }
    let state = Self.state(behind: carry.before_last, carry.last)
    words.jump(to: state, counting: words.count + Int(carry.words) - 1 - (state == .loneConnector ? 1 : 0))
    vowel = carry.vowel
    return Progress(read: done.read, written: done.written)
  }

  /// Two bytes that lead to `state`, where ASCII can.
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

  /// Where in a word a text stands behind two bytes of ASCII.
  private static func state(behind beforeLast: UInt8, _ last: UInt8) -> WordState {
    [beforeLast, last].reduce(.outside) { state, byte in state.next(TraitTable.asciiClass(byte)).state }
  }
}
