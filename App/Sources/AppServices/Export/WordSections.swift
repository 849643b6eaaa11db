import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The words in the export file.
struct WordsSection: ExportSection {
  let store: any WordStore

  let name = "words"

  func export() async throws(Problem) -> ExportedPart {
    var query = WordQuery()
    query.order = .oldest
    do { return .records(try await store.words(query).map { WordRecord.json($0).text }, WordPhrases.word) } catch { throw Problem(error) }
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
    return ImportedPart(bad: bad) { [words, places] change throws(Problem) in
      // Importing nothing must not create a database.
      guard !words.isEmpty else { return ImportTally() }
      let imported: [ImportedWord]
      do throws(WordStoreError) { imported = try await store.merge(words, isTrial: change == nil, in: change) } catch {
        throw Problem(error)
      }
      let (new, skipped) = (imported.count { $0.old == nil }, imported.count { $0.isSkipped && $0.refusal == nil })
      let bad = zip(imported, places).compactMap { imported, place in
        imported.refusal.map { BadRecord(line: place.line, place: place.place, faults: [.notesTooLong(bytes: $0.bytes)]) }
      }
      return ImportTally(counts: ImportCounts(of: imported.count - bad.count, new: new, skipped: skipped), refused: bad)
    }
  }
}

/// The direction in the export file.
struct DirectionSection: ExportSection {
  let store: any DirectionStore

  let name = "direction"

  func export() async throws(Problem) -> ExportedPart {
    guard let direction = try await chosen() else { return .value(.null) }
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
    guard bad.isEmpty, let direction else { return ImportedPart(bad: bad) }
    return ImportedPart { change throws(Problem) in
      // A direction that was chosen here stays.
      guard try await chosen() == nil, let change else { return ImportTally() }
      do throws(StorageError) { try await store.choose(direction, in: change) } catch { throw Problem(error) }
      return ImportTally(notes: [WordPhrases.directionTaken(direction)])
    }
  }

  private func chosen() async throws(Problem) -> Direction? {
    do { return try await store.chosenDirection() } catch { throw Problem(error) }
  }
}
