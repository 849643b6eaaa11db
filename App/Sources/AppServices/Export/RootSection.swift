import CoreModule
import CorePresentation
import Presentation
import Stemming

/// The stored roots in the export file.
struct RootSection: ExportSection {
  let store: any RootStore

  let name = "roots"

  func export() async throws(Problem) -> ExportedPart {
    do { return .records(try await store.roots().map { RootRecord.json($0).text }, StemPhrases.root) } catch { throw Problem(error) }
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(RootRecord.root) { roots, change throws(Problem) in
      do throws(StorageError) {
        let taken = try await store.merge(roots, isTrial: change == nil, in: change)
        return ImportTally(taken.count, new: taken.count { $0.old == nil }, skipped: taken.count { $0.isSkipped })
      } catch { throw Problem(error) }
    }
  }
}
