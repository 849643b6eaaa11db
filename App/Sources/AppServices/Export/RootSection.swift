import CoreModule
import CorePresentation
import Presentation
import Stemming

extension RecordsSection<RootCount> {
  /// The stored roots in the export file.
  init(rootsIn store: any RootStore) {
    self.init(
      name: "roots", noun: StemPhrases.root, json: RootRecord.json, record: RootRecord.root,
      page: { _, _ throws(StorageError) in StoredPage(try await store.roots()) },
      merge: { roots, change throws(StorageError) in
        let imported = try await store.merge(roots, isTrial: change == nil, in: change)
        return ImportCounts(of: imported.count, new: imported.count { $0.old == nil }, skipped: imported.count { $0.isSkipped })
      }
    )
  }
}
