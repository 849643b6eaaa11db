public import CoreModule

/// Roots in memory, for tests and for hosts that store nothing.
public typealias InMemoryRootStore = RowRootStore<InMemoryStorage<InMemoryRootRows>>

extension InMemoryRootStore {
  /// A store without roots.
  public init() { self.init(InMemoryStorage(InMemoryRootRows())) }
}

/// The rows of an ``InMemoryRootStore``.
public struct InMemoryRootRows: RootRows, Sendable {
  private var stored: [RootCount] = []

  /// Whether there are no rows.
  public var isEmpty: Bool { stored.isEmpty }
  public func roots() -> [RootCount] { stored }
  public func root(_ root: String) -> RootCount? { stored.first { $0.root == root } }

  public mutating func put(_ root: RootCount) {
    if let place = stored.firstIndex(where: { $0.root == root.root }) { stored[place] = root } else { stored.append(root) }
  }

  public mutating func deleteAll() { stored = [] }
}
