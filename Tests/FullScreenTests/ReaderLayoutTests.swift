import CorePresentation
import Testing

@testable import Reading
@testable import ScreenHost
@testable import TerminalKit

/// The lines and rows of a text, which follow from its blocks and the width alone.
@MainActor
struct ReaderLayoutTests {
  private static func lines(_ text: String, _ columns: Int) -> [String] {
    BlockLines(text, columns: columns).ranges.map { text.bytes($0) }
  }

  @Test func `lines end between words, and the space there is not shown`() {
    #expect(Self.lines("one two three", 7) == ["one two", "three"])
    #expect(Self.lines("one two three", 8) == ["one two", "three"])
    #expect(Self.lines("one two three", 80) == ["one two three"])
    #expect(Self.lines("", 5) == [""])
  }

  @Test func `words that are longer than a line are divided, and wide characters are counted as such`() {
    #expect(Self.lines("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
    #expect(Self.lines("日本語の本", 4) == ["日本", "語の", "本"])
    #expect(Self.lines("日本語", 1) == ["日", "本", "語"])
    #expect(Self.lines("e\u{301}te\u{301} ici", 3) == ["e\u{301}te\u{301}", "ici"])
  }

  @Test(arguments: [1, 2, 3, 5, 17, 40, 80])
  func `no line is too long, and none of the text is lost but spaces at ends`(columns: Int) {
    let text = "Él vio 学习 y la Donaudampfschiffahrtsgesellschaft: «¡vaya!» — dijo 👩‍👩‍👧 en voz baja, e\u{301} más."
    let lines = Self.lines(text, columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(columns, 2) })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  private static func page(_ texts: [String], columns: Int) -> ReaderPage {
    let blocks = texts.enumerated().map { number, text in
      var (words, place) = ([GlossedWord](), 0)
      for part in text.split(separator: " ") {
        words.append(
          GlossedWord(
            range: place..<place + part.utf8.count, sentence: 0, word: TextWord(headword: String(part)), standing: .new, isGlossed: true))
        place += part.utf8.count + 1
      }
      return GlossedBlock(number: number, block: TextBlock(.paragraph, text), sentences: [0..<text.utf8.count], words: words)
    }
    return ReaderPage(blocks: blocks, columns: columns, laidOut: LaidOutBlocks())
  }

  @Test func `behind each block is an empty row, and rows are counted in both directions`() {
    let page = Self.page(["aa bb cc", "dd", "ee ff"], columns: 5)
    let rows = page.rows(from: TextRow(block: 0, line: 0), count: 20)
    #expect(rows.map { page.range($0)?.count } == [5, 2, nil, 2, nil, 5, nil])
    for (number, row) in rows.enumerated().dropLast() {
      #expect(page.row(rows[0], movedBy: number) == row && page.row(row, movedBy: -number) == rows[0])
    }
    #expect(page.row(rows[0], movedBy: 50) == rows[5] && page.row(rows[5], movedBy: -50) == rows[0])
  }

  @Test func `the word below is the nearest one of the next row with words`() {
    let page = Self.page(["aaa bbb", "cc dddd"], columns: 20)
    let first = TextRow(block: 0, line: 0)
    #expect(page.word(near: 4, from: first, by: 1) == TextPlace(block: 1, word: 1))
    #expect(page.word(near: 0, from: first, by: 1) == TextPlace(block: 1, word: 0))
    #expect(page.word(near: 0, from: first, by: -1) == nil)
    #expect(page.word(at: 3, in: first) == nil && page.word(at: 6, in: first) == TextPlace(block: 0, word: 1))
  }

  @Test func `leaving a page turns it, and another size keeps the cursor in view`() {
    let page = Self.page((0..<30).map { "word\($0)" }, columns: 20)
    func row(_ block: Int) -> TextRow { TextRow(block: block, line: 0) }
    #expect(page.turned(row(0), cursor: row(4), height: 9) == row(0))
    #expect(page.turned(row(0), cursor: row(5), height: 9) == row(5))
    #expect(page.turned(row(5), cursor: row(4), height: 9) == row(0))
    #expect(page.top(row(0), cursor: row(4), height: 7) == row(1))
    #expect(page.top(nil, cursor: row(9), height: 9) == TextRow(block: 7, line: 1))
  }
}
