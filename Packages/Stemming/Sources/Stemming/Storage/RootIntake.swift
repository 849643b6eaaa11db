/// What becomes of a root that was kept elsewhere.
public struct TakenRoot: Equatable, Sendable {
  /// What is kept here already.
  public let old: RootCount?
  /// What is kept then.
  public let root: RootCount

  /// A root from its parts.
  public init(old: RootCount?, root: RootCount) {
    self.old = old
    self.root = root
  }

  /// Whether nothing changes.
  public var isSkipped: Bool { old == root }
}

/// How roots that were kept elsewhere come in: one that is there already has the larger of both counts and the forms of both, so that taking
/// the same in twice changes nothing the second time.
public enum RootIntake {
  /// What becomes of `root` where `old` is kept already.
  public static func taken(_ root: RootCount, into old: RootCount?) -> TakenRoot {
    guard let old else { return TakenRoot(old: nil, root: root) }
    let forms = Array(Set(old.forms).union(root.forms))
    return TakenRoot(old: old, root: RootCount(root: old.root, count: max(old.count, root.count), forms: forms))
  }
}

extension RootIntake {
  /// What becomes of each of `roots`, of which `kept` tells what is kept already; one that comes twice meets itself.
  public static func taken(_ roots: [RootCount], kept: (String) throws -> RootCount?) rethrows -> [TakenRoot] {
    var met: [String: RootCount] = [:]
    return try roots.map { root in
      let taken = taken(root, into: try met[root.root] ?? kept(root.root))
      met[root.root] = taken.root
      return taken
    }
  }
}
