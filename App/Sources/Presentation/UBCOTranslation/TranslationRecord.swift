package import CoreModule
package import CorePresentation
package import UBCOTranslation

package enum TranslationRecord {
  package static func json(_ entry: HistoryEntry) -> JSON {
    .object([("number", .number(entry.number.rawValue))] + entry.translation.members + [("created", .string(entry.made.rfc3339))])
  }

  package static func entry(_ value: JSON) -> (HistoryEntry?, [RecordFault]) {
    guard var fields = RecordFields(value) else { return (nil, [.notAnObject]) }
    let number = fields.count("number")
    let text = fields.verbatimText("text")
    let translated = fields.verbatimText("translation")
    let direction = fields.choice("direction", of: TranslationDirection.self)
    let isBare = fields.flag("bare")
    let words = fields.number("words")
    let made = fields.moment("created")
    guard fields.faults.isEmpty, let number, let text, let translated, let direction, let isBare, let words, let made else {
      return (nil, fields.faults)
    }
    let translation = Translation(text: text, translation: translated, direction: direction, isBare: isBare, words: words)
    return (HistoryEntry(number: HistoryEntry.Number(number), translation: translation, made: made), [])
  }
}

extension Translation {
  package var members: [(String, JSON)] {
    [
      ("text", .string(text)), ("translation", .string(translation)), ("direction", .string(direction.rawValue)),
      ("bare", .bool(isBare)), ("words", .number(words)),
    ]
  }

  package var record: [String] { [text, translation, direction.rawValue, "\(words)"] }
}

extension HistoryEntry {
  package func members(_ localTime: LocalTime) -> [(String, JSON)] {
    [("number", .number(number.rawValue))] + translation.members + [("created", .string(localTime.rfc3339(made)))]
  }
}
