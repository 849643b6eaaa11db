import CoreModule
import CorePresentation

/// A section that is a list of records of one kind.
struct RecordsSection<Record: Equatable & Sendable>: ExportSection {
  let name: String
  let noun: CountedNoun
  let json: (Record) -> JSON
  let record: (JSON) -> (Record?, [RecordFault])
  /// Some of the stored records, after a place.
  let page: @MainActor (_ place: Int, _ limit: Int) async throws(StorageError) -> StoredPage<Record>
  /// Imports records in a change; without one, only returns what would change.
  let merge: @MainActor ([Record], Change?) async throws(StorageError) -> ImportCounts

  /// The records that are read at a time.
  private static var portion: Int { 10_000 }

  func export() async throws(Problem) -> ExportedPart {
    var records: [String] = []
    var next: Int? = 0
    do throws(StorageError) {
      while let place = next {
        let page = try await page(place, Self.portion)
        records += page.items.map { json($0).text }
        next = page.next
      }
    } catch { throw Problem(error) }
    return .records(records, noun)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(record) { records, change throws(Problem) in
      do throws(StorageError) { return ImportTally(counts: try await merge(records, change)) } catch { throw Problem(error) }
    }
  }
}
