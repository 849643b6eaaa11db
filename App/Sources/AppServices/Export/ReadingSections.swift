import CoreModule
import CorePresentation
import Presentation
import Reading

/// The marks of words in the export file.
struct WordMarksSection: ExportSection {
  let store: any ReadingStore

  let name = "word_marks"

  func export() async throws(Problem) -> ExportedPart {
    try await .pages(ReadingRecord.json, ReadingPhrases.mark) { place, limit throws(StorageError) in
      try await store.marks(after: place, limit: limit)
    }
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(ReadingRecord.mark) { marks, change throws(Problem) in
      try await .counting { () throws(StorageError) in try await store.merge(marks, isTrial: change == nil, in: change) }
    }
  }
}

/// The levels in the export file.
struct LevelsSection: ExportSection {
  let store: any ReadingStore

  let name = "levels"

  func export() async throws(Problem) -> ExportedPart {
    try await .pages(ReadingRecord.json, ReadingPhrases.level) { _, _ throws(StorageError) in
      ReadingPage(try await store.levels(), next: nil)
    }
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(ReadingRecord.level) { levels, change throws(Problem) in
      try await .counting { () throws(StorageError) in try await store.merge(levels, isTrial: change == nil, in: change) }
    }
  }
}

/// The texts that were read in the export file.
struct TextsSection: ExportSection {
  let store: any ReadingStore

  let name = "texts"

  func export() async throws(Problem) -> ExportedPart {
    try await .pages(ReadingRecord.json, ReadingPhrases.text) { place, limit throws(StorageError) in
      try await store.texts(after: place, limit: limit)
    }
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(ReadingRecord.text) { texts, change throws(Problem) in
      try await .counting { () throws(StorageError) in try await store.merge(texts, isTrial: change == nil, in: change) }
    }
  }
}

extension ExportedPart {
  private static let portion = 10_000

  /// The items of all pages.
  @MainActor
  fileprivate static func pages<Item>(
    _ json: (Item) -> JSON, _ noun: CountedNoun, _ page: (_ place: Int, _ limit: Int) async throws(StorageError) -> ReadingPage<Item>
  ) async throws(Problem) -> ExportedPart {
    var records: [String] = []
    var next: Int? = 0
    do throws(StorageError) {
      while let place = next {
        let page = try await page(place, portion)
        records += page.items.map { json($0).text }
        next = page.next
      }
    } catch { throw Problem(error) }
    return .records(records, noun)
  }
}

extension ImportTally {
  @MainActor
  fileprivate static func counting(_ take: () async throws(StorageError) -> ImportedReadingCounts) async throws(Problem) -> ImportTally {
    do throws(StorageError) {
      let taken = try await take()
      return ImportTally(new: taken.new, skipped: taken.skipped)
    } catch { throw Problem(error) }
  }
}
