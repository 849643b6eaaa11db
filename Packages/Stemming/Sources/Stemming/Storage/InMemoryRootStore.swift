/// Roots kept for the life of the process: for tests, and for a host that stores nothing.
public actor InMemoryRootStore: RootStore {
  private var kept: [RootCount] = []

  /// A store without roots.
  public init() {}

  /// See ``RootStore/roots()``.
  public func roots() -> [RootCount] { kept }

  /// See ``RootStore/root(_:)``.
  public func root(_ root: String) -> RootCount? { kept.first { $0.root == root } }

  /// See ``RootStore/keep(_:)``.
  public func keep(_ roots: [RootCount]) {
    for root in roots { put(self.root(root.root).map { $0.adding(root) } ?? root) }
  }

  /// See ``RootStore/clear()``.
  public func clear() -> [RootCount] {
    defer { kept = [] }
    return kept
  }

  /// See ``RootStore/take(_:isTrial:)``.
  public func take(_ roots: [RootCount], isTrial: Bool) -> [TakenRoot] {
    let taken = RootIntake.taken(roots) { root($0) }
    if !isTrial { taken.map(\.root).forEach(put) }
    return taken
  }

  private func put(_ root: RootCount) {
    if let place = kept.firstIndex(where: { $0.root == root.root }) { kept[place] = root } else { kept.append(root) }
  }
}
