import Testing

@testable import UBCOTranslation

struct StreamTests {
  @Test(arguments: [
    ("Hello World\n", "UBCO Jeemmoo Xoosmf2\n"), ("Hello World", "UBCO Jeemmoo Xoosmf2\n"), ("Hello\r\n", "UBCO Jeemmoo1\r\n"),
    ("", "\n"), ("\n", "\n"), ("a\n\n", "UBCO aa\n1\n"), ("\u{FEFF}a\n", "\u{FEFF}UBCO aa1\n"), ("a\r\nb\r\n", "UBCO aa\r\nc2\r\n"),
  ])
  func `one line break at the end is no part of the text`(input: String, output: String) {
    #expect(translated(input, StreamOptions(TranslationOptions(.toUBCO))) == output)
    let back = translated(output, StreamOptions(TranslationOptions(.fromUBCO)))
    #expect(back == (input.hasSuffix("\n") || input.hasSuffix("\r\n") ? input : input + "\n"))
  }

  @Test(arguments: [
    ("a b\nc\n", "UBCO aa c2\nUBCO d1\n"), ("a\n\nb", "UBCO aa1\n\nUBCO c1\n"), ("", ""), ("\n", "\n"),
    ("a\r\nb\r\n", "UBCO aa1\r\nUBCO c1\r\n"),
  ])
  func `each line can be a text of its own`(input: String, output: String) {
    var options = StreamOptions(TranslationOptions(.toUBCO))
    options.isByLine = true
    #expect(translated(input, options) == output)
  }

  @Test func `the words alone are counted, of the whole or of each line`() {
    var options = StreamOptions(TranslationOptions(.fromUBCO))
    options.isCount = true
    #expect(translated("UBCO Jeemmoo Xoosmf2\nb\n", options) == "3\n")
    options.isByLine = true
    #expect(translated("UBCO Jeemmoo Xoosmf2\nb\n", options) == "2\n1\n")
  }

  @Test(arguments: [("ー先", 2), ("中 ー先", 3), ("中文 ー語", 3), ("中文，ｰ半", 3), ("有定가ー先", 5)])
  func `a line counts the same whatever was counted before it`(line: String, words: Int) {
    var options = StreamOptions(TranslationOptions(.toUBCO))
    options.isCount = true
    options.isByLine = true
    #expect(translated(line, options) == "\(words)\n")
    for before in ["中文", "カタカナ", "ไทย", "a"] {
      #expect(translated("\(before)\n\(line)", options).hasSuffix("\n\(words)\n"), "behind \(before)")
    }
    options = StreamOptions(TranslationOptions(.toUBCO))
    options.isChecked = true
    var stream = TextStream(options)
    _ = run(Array(line.utf8), &stream, piece: 3)
    #expect(stream.comesBack)
  }

  @Test(arguments: [("UBCO Jeemmoo1\n", true), ("Jeemmoo1\n", false), ("UBCO Jemmoo1\n", false), ("UBCO Jeemmoo2\n", false), ("\n", true)])
  func `a check says whether the way back leads home`(input: String, comesBack: Bool) {
    var options = StreamOptions(TranslationOptions(.fromUBCO))
    options.isChecked = true
    var stream = TextStream(options)
    _ = run(Array(input.utf8), &stream, piece: 3)
    #expect(stream.comesBack == comesBack)
  }

  @Test func `everything comes back from the way forward`() {
    var random = RandomTexts(seed: 4)
    var options = StreamOptions(TranslationOptions(.toUBCO))
    options.isChecked = true
    for _ in 0..<300 {
      var stream = TextStream(options)
      let bytes = random.bytes(100)
      let output = run(bytes, &stream, piece: 40)
      #expect(stream.comesBack)
      var back = TextStream(StreamOptions(TranslationOptions(.fromUBCO)))
      #expect(run(output, &back, piece: 33) == bytes + [0x0A])
    }
  }

  @Test func `faults are told by line`() {
    var options = StreamOptions(TranslationOptions(.fromUBCO, isStrict: true))
    options.isByLine = true
    var stream = TextStream(options)
    _ = run(Array("UBCO aa1\nUBCO bab1\nUBCO dd2\n".utf8), &stream, piece: 5)
    #expect(stream.fault == TextFault(.oddVowels("a"), at: TextPosition(line: 2, column: 7)))
  }

  private func translated(_ text: String, _ options: StreamOptions) -> String {
    var whole = TextStream(options)
    var pieces = TextStream(options)
    let output = run(Array(text.utf8), &whole, piece: 1000)
    #expect(run(Array(text.utf8), &pieces, piece: 1) == output)
    var piped = TextStream(options)
    #expect(run(Array(text.utf8), &piped, piece: 1, endsApart: true) == output)
    return String(decoding: output, as: UTF8.self)
  }

  /// - Parameter endsApart: Whether the end comes after the last piece, as in a pipe.
  private func run(_ bytes: [UInt8], _ stream: inout TextStream, piece: Int, endsApart: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    var held: [UInt8] = []
    var rest = bytes[...]
    var isLast = false
    repeat {
      isLast = rest.count <= (endsApart ? 0 : piece)
      held += rest.prefix(piece)
      rest = rest.dropFirst(piece)
      output += [UInt8](unsafeUninitializedCapacity: TextStream.capacity(for: held.count)) { output, count in
        let progress = held.withUnsafeBufferPointer { stream.translate($0, isLast: isLast, into: output) }
        held.removeFirst(progress.read)
        count = progress.written
      }
    } while !isLast
    return output
  }
}
