/// A part of the stored data that changes together, such as the words or the tasks. The owning feature names it.
public struct DataArea: Hashable, Sendable {
  /// The area's name, unique among the features.
  public let name: String

  /// Names an area.
  public init(_ name: String) { self.name = name }
}

/// A notification that stored data changed.
public enum DataChange: Equatable, Sendable {
  /// This process committed a change to these areas.
  case here(Set<DataArea>)
  /// Another process committed a change; the areas are unknown.
  case elsewhere
}

/// Announces every committed change of any process. Only the storage layer sends.
public protocol DataChanges: Sendable {
  /// How many changes were announced until now. Each is counted when it is committed, before a subscriber hears of it: what is read after
  /// that holds it already.
  var announcedCount: Int { get }

  /// Every change from now on, until the stream is released.
  func subscribe() -> AsyncStream<DataChange>

  /// A text that differs after each commit of any process; `nil` when it is not known.
  ///
  /// What was read after the version was asked for is at least as new, and may be shown again while the version is the same.
  func version() async -> String?
}

extension DataChanges {
  public func version() async -> String? { nil }
}
