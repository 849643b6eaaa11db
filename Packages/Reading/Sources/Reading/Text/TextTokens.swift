/// The words and the sentences of a text, such as a block.
///
/// A word is a run of letters and marks of any script, with single apostrophes and hyphens inside. Numbers, initials, addresses, names
/// of files and words with digits are none.
public struct TextTokens: Equatable, Sendable {
  /// The text.
  public let text: String
  /// The words in their order.
  public let words: [TextToken]
  /// The bytes of each sentence, without the spaces around it.
  public let sentences: [Range<Int>]

  /// Finds the words and the sentences of `text`.
  ///
  /// - Parameter language: The code of its language, whose abbreviations do not end a sentence; `nil` for those of all seven languages.
  public init(_ text: String, language: String? = nil) { self.init(text, Abbreviations(language: language)) }

  init(_ text: String, _ abbreviations: Abbreviations) {
    var text = text
    (words, sentences) = text.withUTF8 { bytes in
      var scanner = TextScanner(bytes, abbreviations)
      scanner.scan()
      return (scanner.words, scanner.sentences)
    }
    self.text = text
  }

  /// The text of these bytes.
  public func text(_ range: Range<Int>) -> Substring { text.slice(range) }
}

extension String {
  /// The text of these bytes of the UTF-8; empty when it ends before.
  func slice(_ range: Range<Int>) -> Substring {
    let utf8 = self.utf8
    guard let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex),
      let end = utf8.index(start, offsetBy: range.count, limitedBy: utf8.endIndex)
    else { return "" }
    return self[start..<end]
  }
}
