import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

/// The translations in the export file, the oldest first.
struct TranslationsSection: ExportSection {
  let store: any HistoryStore

  let name = "translations"

  func export() async throws(Problem) -> ExportedPart {
    do {
      let entries = try await store.entries(limit: nil).reversed()
      return .records(entries.map { TranslationRecord.json($0).text }, TranslationPhrases.translation)
    } catch { throw Problem(error) }
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(TranslationRecord.entry) { entries, change throws(Problem) in
      do throws(StorageError) {
        let new = try await store.merge(entries, isTrial: change == nil, in: change).count
        return ImportTally(new: new, skipped: entries.count - new)
      } catch { throw Problem(error) }
    }
  }
}
