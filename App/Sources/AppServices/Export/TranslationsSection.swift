import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

extension RecordsSection<HistoryEntry> {
  /// The translations in the export file, the oldest first.
  init(translationsIn store: any HistoryStore) {
    self.init(
      name: "translations", noun: TranslationPhrases.translation, json: TranslationRecord.json, record: TranslationRecord.entry,
      page: { _, _ throws(StorageError) in StoredPage(try await store.entries(limit: nil).reversed()) },
      merge: { entries, change throws(StorageError) in
        let new = try await store.merge(entries, isTrial: change == nil, in: change).count
        return ImportCounts(new: new, skipped: entries.count - new)
      }
    )
  }
}
