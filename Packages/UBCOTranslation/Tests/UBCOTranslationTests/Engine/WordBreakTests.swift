import Foundation
import Testing
import UnicodeWords

@testable import UBCOTranslation

/// Unicode's own tests of word segmentation (Debian: unicode-data).
@Suite(.enabled(if: WordBreakFile.lines != nil, "skipped: unicode-data is not installed"))
struct WordBreakTests {

  /// The segments of each line.
  private static var cases: [[[Unicode.Scalar]]] {
    (WordBreakFile.lines ?? []).map { line in
      line.split(separator: "÷").map { segment in
        segment.split { $0 == " " || $0 == "×" }.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      }.filter { !$0.isEmpty }
    }.filter { !$0.isEmpty }
  }

  @Test func `texts are divided where the annex divides them`() {
    let words = DictionaryWords()
    var failures: [String] = []
    for segments in Self.cases {
      let text = segments.flatMap(\.self)
      var ends: [Int] = []
      for segment in segments { ends.append((ends.last ?? 0) + Self.text(segment).utf16.count) }
      if words.boundaries(in: Array(Self.text(text).utf16)) != ends { failures.append("\(segments)") }
    }
    #expect(failures == [])
    #expect(Self.cases.count > 1800)
  }

  @Test func `words are counted by the same division`() {
    let words = DictionaryWords()
    var failures: [String] = []
    for segments in Self.cases {
      let text = Self.text(segments.flatMap(\.self))
      let expected = words.count(in: Array(text.utf16))
      let found = UBCOTranslator().translate(text).words
      if found != expected { failures.append("\(segments): \(found), not \(expected)") }
    }
    #expect(failures == [])
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
}

private enum WordBreakFile {
  static let lines: [String]? = {
    let file = "/usr/share/unicode/auxiliary/WordBreakTest.txt"
    return (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n").map { String($0.prefix { $0 != "#" }) }
  }()
}
