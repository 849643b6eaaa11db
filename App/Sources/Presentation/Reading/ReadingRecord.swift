package import CoreModule
package import CorePresentation
import Foundation
package import Reading

/// Marks, levels and texts as records of the export file.
package enum ReadingRecord {
  package static func json(_ mark: WordMark) -> JSON {
    .object([
      ("language", .string(mark.language)), ("headword", .string(mark.headword)), ("mark", .string(mark.kind.rawValue)),
      ("time", .string(mark.time.rfc3339)),
    ])
  }

  package static func json(_ level: ReadingLevel) -> JSON {
    .object([
      ("language", .string(level.language)), ("estimate", .number(level.estimate)), ("low", JSON(level.margin?.lowerBound)),
      ("high", JSON(level.margin?.upperBound)), ("time", .string(level.time.rfc3339)),
    ])
  }

  package static func json(_ text: ReadText) -> JSON {
    .object([
      ("id", .string(text.id.rawValue.uuidString)), ("path", .string(text.path)), ("sha256", .string(text.digest)),
      ("title", JSON(text.title)), ("from", .string(text.languages.from)), ("to", .string(text.languages.to)),
      ("block", .number(text.place.block)), ("word", .number(text.place.word)), ("words", JSON(text.count?.words)),
      ("known", JSON(text.count?.known)), ("opened", .string(text.opened.rfc3339)),
    ])
  }

  /// - Returns: The mark of a record, or all faults of the record.
  package static func mark(_ value: JSON) -> (mark: WordMark?, faults: [RecordFault]) {
    guard var fields = RecordFields(value, keepsSpelling: true) else { return (nil, [.notAnObject]) }
    let (language, headword) = (fields.text("language"), fields.text("headword"))
    let (kind, time) = (fields.choice("mark", of: WordMark.Kind.self), fields.moment("time"))
    guard let language, let headword, let kind, let time else { return (nil, fields.faults) }
    return (WordMark(language: language, headword: headword, kind: kind, time: time), fields.faults)
  }

  /// - Returns: The level of a record, or all faults of the record.
  package static func level(_ value: JSON) -> (level: ReadingLevel?, faults: [RecordFault]) {
    guard var fields = RecordFields(value, keepsSpelling: true) else { return (nil, [.notAnObject]) }
    let (language, estimate, time) = (fields.text("language"), fields.number("estimate"), fields.moment("time"))
    let low = fields.numberIfAny("low", in: 0...RecordFields.maximumNumber)
    let high = fields.numberIfAny("high", in: (low ?? 0)...RecordFields.maximumNumber)
    guard fields.faults.isEmpty, let language, let estimate, let time else { return (nil, fields.faults) }
    let margin = low.flatMap { low in high.map { low...$0 } }
    return (ReadingLevel(language: language, estimate: estimate, margin: margin, time: time), [])
  }

  /// - Returns: The text of a record, or all faults of the record.
  package static func text(_ value: JSON) -> (text: ReadText?, faults: [RecordFault]) {
    guard var fields = RecordFields(value, keepsSpelling: true) else { return (nil, [.notAnObject]) }
    let (id, path, digest) = (fields.identity("id"), fields.text("path"), fields.text("sha256"))
    let (title, from, to) = (fields.textIfAny("title"), fields.text("from"), fields.text("to"))
    let (block, word, opened) = (fields.number("block"), fields.number("word"), fields.moment("opened"))
    let words = fields.numberIfAny("words", in: 0...RecordFields.maximumNumber)
    let known = fields.numberIfAny("known", in: 0...(words ?? 0))
    guard fields.faults.isEmpty, let id, let path, let digest, let from, let to, let block, let word, let opened else {
      return (nil, fields.faults)
    }
    let text = ReadText(
      id: ReadText.ID(id), path: path, digest: digest, title: title, languages: LanguagePair(from: from, to: to),
      place: TextPlace(block: block, word: word), count: words.flatMap { words in known.map { WordCount(words: words, known: $0) } },
      opened: opened
    )
    return (text, [])
  }
}
