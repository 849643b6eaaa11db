import CoreModule
import CorePresentation
import Presentation
import Reading

extension RecordsSection<WordMark> {
  /// The marks of words in the export file.
  init(marksIn store: any ReadingStore) {
    self.init(
      name: "word_marks", noun: ReadingPhrases.mark, json: ReadingRecord.json, record: ReadingRecord.mark,
      page: { place, limit throws(StorageError) in try await store.marks(after: place, limit: limit) },
      merge: { marks, change throws(StorageError) in try await store.merge(marks, isTrial: change == nil, in: change) }
    )
  }
}

extension RecordsSection<ReadingLevel> {
  /// The levels in the export file.
  init(levelsIn store: any ReadingStore) {
    self.init(
      name: "levels", noun: ReadingPhrases.level, json: ReadingRecord.json, record: ReadingRecord.level,
      page: { _, _ throws(StorageError) in StoredPage(try await store.levels()) },
      merge: { levels, change throws(StorageError) in try await store.merge(levels, isTrial: change == nil, in: change) }
    )
  }
}

extension RecordsSection<ReadText> {
  /// The texts that were read in the export file.
  init(textsIn store: any ReadingStore) {
    self.init(
      name: "texts", noun: ReadingPhrases.text, json: ReadingRecord.json, record: ReadingRecord.text,
      page: { place, limit throws(StorageError) in try await store.texts(after: place, limit: limit) },
      merge: { texts, change throws(StorageError) in try await store.merge(texts, isTrial: change == nil, in: change) }
    )
  }
}
