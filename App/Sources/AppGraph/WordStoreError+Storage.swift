import CoreModule
import PersonalDictionary

extension WordStoreError {
  /// Runs a call that only the disk or the database can make fail.
  static func converting<Value>(_ body: () async throws(WordStoreError) -> Value) async throws(StorageError) -> Value {
    do { return try await body() } catch { throw error.asStorageError }
  }

  /// The failure of the disk or the database.
  var asStorageError: StorageError { if case .storage(let error) = self { error } else { .inputOutput(path: "", detail: "\(self)") } }
}
