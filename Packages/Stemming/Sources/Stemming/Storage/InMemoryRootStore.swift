public import CoreModule

/// Roots in memory, for tests and for hosts that store nothing.
public actor InMemoryRootStore: RootStore {
  private var stored: [RootCount] = []

  /// A store without roots.
  public init() {}

  /// See ``RootStore/roots()``.
  public func roots() -> [RootCount] { stored }

  /// See ``RootStore/root(_:)``.
  public func root(_ root: String) -> RootCount? { stored.first { $0.root == root } }

  /// See ``RootStore/keep(_:)``.
  public func keep(_ roots: [RootCount]) {
    for root in roots { put(self.root(root.root).map { $0.adding(root) } ?? root) }
  }

  /// See ``RootStore/clear()``.
  public func clear() -> [RootCount] {
    defer { stored = [] }
    return stored
  }

  /// See ``RootStore/take(_:isTrial:in:)``.
  public func take(_ roots: [RootCount], isTrial: Bool, in change: Change?) -> [ImportedRoot] {
    let results = RootImportPlan.results(of: roots) { root($0) }
    if !isTrial { results.map(\.root).forEach(put) }
    return results
  }

  private func put(_ root: RootCount) {
    if let place = stored.firstIndex(where: { $0.root == root.root }) { stored[place] = root } else { stored.append(root) }
  }
}
