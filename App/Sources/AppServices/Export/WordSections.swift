import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The words in the export file.
struct WordsSection: ExportSection {
  let dictionary: PersonalDictionaryGraph

  let name = "words"

  func export() async throws(Problem) -> ExportedPart {
    let transfer = dictionary.transfer.build()
    await transfer.loadWords()
    if let problem = transfer.state.problem { throw Problem(problem) }
    return .records(transfer.state.words.map { WordRecord.json($0).text }, WordPhrases.word)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var words: [Word] = []
    var places: [RecordPlace] = []
    let bad = try reader.placedRecords { value, flaws, place in
      let (word, faults) = WordRecord.word(value)
      if let word, flaws.isEmpty {
        words.append(word)
        places.append(place)
      }
      return flaws + faults
    }
    return ImportedPart(bad: bad) { [words, places] change in
      let transfer = dictionary.transfer.build()
      await transfer.take(words, isTrial: change == nil, in: change)
      if let problem = transfer.state.problem { return .failure(Problem(problem)) }
      let imported = transfer.state.imported
      let (new, skipped) = (imported.count { $0.old == nil }, imported.count { $0.isSkipped && $0.refusal == nil })
      let bad = zip(imported, places).compactMap { imported, place in
        imported.refusal.map { BadRecord(line: place.line, place: place.place, faults: [.notesTooLong(bytes: $0.bytes)]) }
      }
      return .success(ImportTally(new: new, merged: imported.count - new - skipped - bad.count, skipped: skipped, refused: bad))
    }
  }
}

/// The direction in the export file.
struct DirectionSection: ExportSection {
  let dictionary: PersonalDictionaryGraph

  let name = "direction"

  func export() async throws(Problem) -> ExportedPart {
    let transfer = dictionary.transfer.build()
    await transfer.loadDirection()
    if let problem = transfer.state.problem { throw Problem(problem) }
    guard let direction = transfer.state.direction else { return .value(.null) }
    return .value(.object([("from", .string(direction.from.code)), ("to", .string(direction.to.code))]))
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var direction: Direction?
    let bad = try reader.record { value, flaws in
      if case .null = value { return [] }
      guard var fields = RecordFields(value) else { return [.notAnObject] }
      direction = WordRecord.direction(&fields)
      return flaws + fields.faults
    }
    guard bad.isEmpty, let direction else { return ImportedPart(bad: bad) { _ in .success(ImportTally()) } }
    return ImportedPart { change in
      let transfer = dictionary.transfer.build()
      await transfer.take(direction, isTrial: change == nil, in: change)
      if let problem = transfer.state.problem { return .failure(Problem(problem)) }
      let isTold = transfer.state.isDirectionImported && change != nil
      return .success(ImportTally(notes: isTold ? [WordPhrases.directionTaken(direction)] : []))
    }
  }
}
