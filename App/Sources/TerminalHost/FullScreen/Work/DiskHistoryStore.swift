import CoreModule
import UBCOTranslation

/// A history of translations whose every call runs as ``DiskWork``.
struct DiskHistoryStore: HistoryStore {
  let base: any HistoryStore
  let disk: DiskWork

  func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry] {
    try await disk { () throws(StorageError) in try await base.entries(limit: limit) }
  }

  func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry {
    try await disk { () throws(StorageError) in try await base.keep(translation) }
  }

  func clear() async throws(StorageError) -> [HistoryEntry] {
    try await disk { () throws(StorageError) in try await base.clear() }
  }

  func take(_ entries: [HistoryEntry], isTrial: Bool) async throws(StorageError) -> [HistoryEntry] {
    try await disk { () throws(StorageError) in try await base.take(entries, isTrial: isTrial) }
  }
}
