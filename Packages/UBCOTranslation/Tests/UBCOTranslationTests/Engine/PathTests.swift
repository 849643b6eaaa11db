import Testing

@testable import UBCOTranslation

/// Every path through the engine gives the same result: with and without vectors, whole and in pieces.
struct PathTests {
  @Test(arguments: TranslationDirection.allCases)
  func `the fast path gives what the slow one gives`(direction: TranslationDirection) {
    var random = RandomTexts(seed: 1)
    for round in 0..<200 {
      var text = random.ascii(Int.random(in: 0...400, using: &random))
      if round % 3 == 0 { text.insert(contentsOf: Array(random.text().utf8), at: Int.random(in: 0...text.count, using: &random)) }
      let slow = translated(text, direction, usesKernel: false)
      #expect(translated(text, direction, usesKernel: true) == slow)
      #expect(inPieces(text, direction, &random) == slow)
    }
  }

  @Test(arguments: TranslationDirection.allCases)
  func `bytes that are no text take no other way in pieces`(direction: TranslationDirection) {
    var random = RandomTexts(seed: 2)
    for _ in 0..<300 {
      let text = random.bytes(Int.random(in: 0...200, using: &random))
      #expect(inPieces(text, direction, &random) == translated(text, direction, usesKernel: false))
    }
  }

  @Test(arguments: TranslationDirection.allCases)
  func `each kind of vectors gives the same`(direction: TranslationDirection) {
    var random = RandomTexts(seed: 3)
    for kernel in (0..<300).flatMap({ _ in Kernel.all(direction) }) {
      let text = random.ascii(640)
      var words = WordCounter()
      var vowel: UInt8 = 0
      var done = Progress()
      let output = [UInt8](unsafeUninitializedCapacity: BodyTranslator.capacity(for: text.count)) { output, count in
        guard let start = output.baseAddress else { return }
        done = text.withUnsafeBufferPointer { kernel.translate($0, into: start, &words, &vowel) } ?? Progress()
        count = done.written
      }
      #expect(done.read == 576)
      // What follows keeps a vowel from being swallowed at the end.
      let plain = translated(Array(text[..<done.read]), direction, usesKernel: false, isBare: true)
      #expect(output == plain.output)
      #expect(words.count == plain.words)
    }
  }

  @Test func `scalars are what Swift takes for scalars, longest and shortest spellings included`() {
    for (first, second) in (UInt8(0x80)...0xFF).flatMap({ first in (UInt8(0x7F)...0xC0).map { (first, $0) } }) {
      for rest: UInt8 in [0x7F, 0x80, 0xBF, 0xC0] {
        let bytes = [first, second, rest, rest]
        let known = (2...4).compactMap { length -> (Unicode.Scalar?, Int)? in
          guard let text = String(validating: bytes.prefix(length), as: UTF8.self), text.unicodeScalars.count == 1 else { return nil }
          return (text.unicodeScalars.first, length)
        }
        var read: (UInt32, Int)?
        if case .scalar(let value, let length) = bytes.withUnsafeBufferPointer({ UTF8Scalar(in: $0, at: 0) }) { read = (value, length) }
        #expect(read?.0 == known.first?.0?.value && read?.1 == known.first?.1, "\(bytes)")
      }
    }
  }

  private struct Outcome: Equatable {
    var output: [UInt8] = []
    var words = 0
  }

  private func translated(_ text: [UInt8], _ direction: TranslationDirection, usesKernel: Bool, isBare: Bool = false) -> Outcome {
    var options = TranslationOptions(direction, isBare: isBare)
    options.usesKernel = usesKernel
    var translator = TextTranslator(options)
    let output = [UInt8](unsafeUninitializedCapacity: TextTranslator.capacity(for: text.count)) { output, count in
      count = text.withUnsafeBufferPointer { translator.translate($0, isLast: true, into: output).written }
    }
    return Outcome(output: output, words: translator.words)
  }

  private func inPieces(_ text: [UInt8], _ direction: TranslationDirection, _ random: inout RandomTexts) -> Outcome {
    var translator = TextTranslator(TranslationOptions(direction))
    var output: [UInt8] = []
    var held: [UInt8] = []
    var rest = text[...]
    repeat {
      let piece = rest.prefix(Int.random(in: 0...150, using: &random))
      rest = rest.dropFirst(piece.count)
      held += piece
      output += [UInt8](unsafeUninitializedCapacity: TextTranslator.capacity(for: held.count)) { output, count in
        let progress = held.withUnsafeBufferPointer { translator.translate($0, isLast: rest.isEmpty, into: output) }
        held.removeFirst(progress.read)
        count = progress.written
      }
      #expect(held.count <= 25)
    } while !rest.isEmpty
    return Outcome(output: output, words: translator.words)
  }
}
