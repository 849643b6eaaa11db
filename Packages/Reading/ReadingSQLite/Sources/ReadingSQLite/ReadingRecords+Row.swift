import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import Reading

extension WordMark {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = "position, language, headword, kind, time"

  init(row: Row) throws {
    var columns = RowReader(row, of: "reading_mark", from: 1)
    self.init(
      language: try columns.text(), headword: try columns.text(), kind: try columns.text { Kind(rawValue: $0) },
      time: try columns.moment()
    )
  }

  /// The columns of this mark, except for its position.
  var columns: StoredColumns {
    [("language", language), ("headword", headword), ("kind", kind.rawValue), ("time", time.milliseconds)]
  }
}

extension ReadingLevel {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = "position, language, estimate, low, high, time"

  init(row: Row) throws {
    var columns = RowReader(row, of: "reading_level", from: 1)
    let (language, estimate) = (try columns.text(), try columns.count())
    let (low, high) = (try columns.countIfAny(), try columns.countIfAny())
    var margin: ClosedRange<Int>?
    if let low, let high {
      guard low <= high else { throw columns.damage }
      margin = low...high
    }
    self.init(language: language, estimate: estimate, margin: margin, time: try columns.moment())
  }

  /// The columns of this level, except for its position.
  var columns: StoredColumns {
    [
      ("language", language), ("estimate", estimate), ("low", margin?.lowerBound), ("high", margin?.upperBound),
      ("time", time.milliseconds),
    ]
  }
}

extension ReadText {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = """
    position, id, path, digest, title, source_language, target_language, block, word, words, known, opened
    """

  init(row: Row) throws {
    var columns = RowReader(row, of: "reading_text", from: 1)
    let (id, path, digest, title) = (try columns.uuid(), try columns.text(), try columns.text(), try columns.textIfAny())
    let languages = LanguagePair(from: try columns.text(), to: try columns.text())
    let place = TextPlace(block: try columns.count(), word: try columns.count())
    let (words, known) = (try columns.countIfAny(), try columns.countIfAny())
    self.init(
      id: ID(id), path: path, digest: digest, title: title, languages: languages, place: place,
      count: words.flatMap { words in known.map { WordCount(words: words, known: $0) } }, opened: try columns.moment()
    )
  }

  /// The columns of this text, except for its position.
  var columns: StoredColumns {
    [
      ("id", id.rawValue), ("path", path), ("digest", digest), ("title", title), ("source_language", languages.from),
      ("target_language", languages.to), ("block", place.block), ("word", place.word), ("words", count?.words), ("known", count?.known),
      ("opened", opened.milliseconds),
    ]
  }
}
