/// One token of a Swift file.
///
/// Comments are none, and what stands between quotes is one.
struct SwiftToken: Equatable {
  /// The token as it is written; for a text, or a piece of one between interpolations, a quotation mark.
  let text: String
  /// What stands between the quotes, where the token is a text.
  var literal: String?
  /// The line it ends on, counted from 1.
  let line: Int
  /// Whether nothing but white space stands before it on its line.
  let isFirstOnLine: Bool
  /// Whether it follows the token before it without a space.
  let isAttached: Bool

  /// Whether it is a name, a keyword, an attribute or a number.
  var isWord: Bool { text.utf8.first.map(SwiftScanner.isInWord) ?? false }
}

extension [SwiftToken] {
  /// The places where these tokens stand in a row, written as in Swift: `FileManager.default`.
  func occurrences(of code: String) -> [Int] {
    let wanted = SwiftScanner.tokens(of: code).map(\.text)
    guard let first = wanted.first, count >= wanted.count else { return [] }
    return indices.dropLast(wanted.count - 1).filter { index in
      self[index].text == first && self[index..<(index + wanted.count)].map(\.text) == wanted
    }
  }

  /// The place after the bracket that closes the one at `start`, whatever stands between them.
  func end(ofBracketAt start: Int) -> Int {
    let pairs = ["(": ")", "[": "]", "{": "}", "<": ">"]
    let opening = self[start].text
    var depth = 0
    for index in start..<count {
      if self[index].text == opening { depth += 1 }
      // The arrow of a function type closes nothing.
      let isArrow = opening == "<" && index > 0 && self[index - 1].text == "-" && self[index].isAttached
      if self[index].text == pairs[opening], !isArrow { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return count
  }
}
