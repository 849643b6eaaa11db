import CoreModule
import UBCOTranslation

/// The translations in the export file.
struct TranslationsSection: ExportSection {
  let translation: UBCOTranslationGraph

  let name = "translations"

  func export() async throws(Problem) -> ExportedPart {
    let history = translation.history.build()
    await history.load()
    if let problem = history.state.problem { throw Problem(problem) }
    // Oldest first.
    return .records(history.state.entries.reversed().map { TranslationRecord.json($0).text }, TranslationPhrases.translation)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var entries: [HistoryEntry] = []
    let bad = try reader.records { value, flaws in
      let (entry, faults) = TranslationRecord.entry(value)
      if let entry, flaws.isEmpty { entries.append(entry) }
      return flaws + faults
    }
    return ImportedPart(bad: bad) { [entries] change in
      guard !entries.isEmpty else { return .success(ImportTally()) }
      let history = translation.history.build()
      await history.take(entries, isTrial: change == nil, in: change)
      if let problem = history.state.problem { return .failure(Problem(problem)) }
      return .success(ImportTally(new: history.state.taken, skipped: entries.count - history.state.taken))
    }
  }
}

enum TranslationRecord {
  static func json(_ entry: HistoryEntry) -> JSON {
    .object([("number", .number(entry.number.rawValue))] + entry.translation.members + [("created", .string(entry.made.rfc3339))])
  }

  static func entry(_ value: JSON) -> (HistoryEntry?, [RecordFault]) {
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
