public import CoreModule

/// Changes that a test announces itself.
public struct ManualDataChanges: DataChanges {
  private let broadcast = Broadcast<DataChange>()

  /// Creates a source without subscribers.
  public init() {}

  /// How many changes were announced.
  public var announcedCount: Int { broadcast.reader.sentCount }

  /// Every change announced from now on.
  public func subscribe() -> AsyncStream<DataChange> { broadcast.reader.subscribe() }

  /// Announces a change to every subscriber.
  public func announce(_ change: DataChange) { broadcast.sender.send(change) }
}
