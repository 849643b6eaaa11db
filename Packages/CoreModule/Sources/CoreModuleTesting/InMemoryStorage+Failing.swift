public import CoreModule

extension InMemoryStorage {
  /// Makes each read and each write fail from now on; `nil` to let them succeed again.
  public func fail(_ error: StorageError? = .diskFull(path: "/glot.db")) { fail(reading: error, writing: error) }
}
