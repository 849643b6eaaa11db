/// The result of importing a root.
public struct ImportedRoot: Equatable, Sendable {
  /// The previously stored root; `nil` when there was none.
  public let old: RootCount?
  /// The root to store.
  public let root: RootCount

  /// Whether nothing changes.
  public var isSkipped: Bool { old == root }
}

/// The rules for importing roots. A stored root gets the larger of both counts and the forms of both. Importing the same roots again
/// changes nothing.
public enum RootImportPlan {
  /// Merges `root` into `old`.
  public static func merged(_ root: RootCount, into old: RootCount?) -> ImportedRoot {
    guard let old else { return ImportedRoot(old: nil, root: root) }
    let forms = Array(Set(old.forms).union(root.forms))
    return ImportedRoot(old: old, root: RootCount(root: old.root, count: max(old.count, root.count), forms: forms))
  }
}

extension RootImportPlan {
  /// Merges each of `roots` into the stored one, which `stored` returns, or into an earlier one of `roots`.
  public static func results(of roots: [RootCount], stored: (String) throws -> RootCount?) rethrows -> [ImportedRoot] {
    var merged: [String: RootCount] = [:]
    return try roots.map { root in
      let result = Self.merged(root, into: try merged[root.root] ?? stored(root.root))
      merged[root.root] = result.root
      return result
    }
  }
}
