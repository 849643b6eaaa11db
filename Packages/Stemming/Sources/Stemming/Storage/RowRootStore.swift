public import CoreModule

/// The row operations of a store of roots.
public protocol RootRows: StoreRows where Failure == StorageError {
  /// Whether there are no rows.
  var isEmpty: Bool { get throws }
  /// All roots, in the order in which they were added.
  func roots() throws -> [RootCount]
  /// The root with this text; `nil` when there is none.
  func root(_ root: String) throws -> RootCount?
  /// Adds a root at the end, or replaces the one with its text.
  mutating func put(_ root: RootCount) throws
  /// Deletes all rows.
  mutating func deleteAll() throws
}

/// The rules of a store of roots, over rows.
public struct RowRootStore<Storage: RowStorage>: RootStore where Storage.Rows: RootRows {
  /// Where the rows are.
  public let storage: Storage

  /// Creates a store over `storage`.
  public init(_ storage: Storage) { self.storage = storage }

  public func roots() async throws(StorageError) -> [RootCount] { try await storage.read(orWhenMissing: []) { try $0.roots() } }

  public func root(_ root: String) async throws(StorageError) -> RootCount? {
    try await storage.read(orWhenMissing: nil) { try $0.root(root) }
  }

  public func keep(_ roots: [RootCount]) async throws(StorageError) {
    try await storage.write(.stem, subjects: { Self.names(of: roots) }) { rows in
      for root in roots { try rows.put(try rows.root(root.root)?.adding(root) ?? root) }
    }
  }

  public func clear() async throws(StorageError) -> [RootCount] {
    // Clearing nothing must not create a database.
    if try await storage.read(orWhenMissing: true, { try $0.isEmpty }) { return [] }
    return try await storage.write(.stemClear, subjects: Self.names) { rows in
      let roots = try rows.roots()
      try rows.deleteAll()
      return roots
    }
  }

  public func merge(_ roots: [RootCount], isTrial: Bool, in change: Change?) async throws(StorageError) -> [ImportedRoot] {
    if isTrial {
      let new = RootImportPlan.results(of: roots) { _ in nil }
      return try await storage.read(orWhenMissing: new) { rows in try RootImportPlan.results(of: roots, stored: rows.root) }
    }
    return try await storage.write(.stem, in: change, subjects: { Self.names(of: $0.filter { !$0.isSkipped }.map(\.root)) }) { rows in
      let results = try RootImportPlan.results(of: roots) { try rows.root($0) }
      for result in results where !result.isSkipped { try rows.put(result.root) }
      return results
    }
  }

  /// The names of the roots in the undo log; the empty root gets a symbol.
  private static func names(of roots: [RootCount]) -> [String] { roots.map { $0.root.isEmpty ? "∅" : $0.root } }
}
