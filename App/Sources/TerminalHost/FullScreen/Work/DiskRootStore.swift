import CoreModule
import Stemming

/// Kept roots whose every call runs as ``DiskWork``.
struct DiskRootStore: RootStore {
  let base: any RootStore
  let disk: DiskWork

  func roots() async throws(StorageError) -> [RootCount] {
    try await disk { () throws(StorageError) in try await base.roots() }
  }

  func root(_ root: String) async throws(StorageError) -> RootCount? {
    try await disk { () throws(StorageError) in try await base.root(root) }
  }

  func keep(_ roots: [RootCount]) async throws(StorageError) {
    try await disk { () throws(StorageError) in try await base.keep(roots) }
  }

  func clear() async throws(StorageError) -> [RootCount] {
    try await disk { () throws(StorageError) in try await base.clear() }
  }

  func take(_ roots: [RootCount], isTrial: Bool) async throws(StorageError) -> [TakenRoot] {
    try await disk { () throws(StorageError) in try await base.take(roots, isTrial: isTrial) }
  }
}
