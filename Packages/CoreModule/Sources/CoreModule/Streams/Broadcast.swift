import Synchronization

/// Delivers every sent element to all current subscribers.
///
/// A stream that is released is removed; releasing the broadcast ends all streams.
public final class Broadcast<Element: Sendable>: Sendable {
  private struct Subscribers {
    var nextID = 0
    var sentCount = 0
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  }

  private let subscribers = Mutex(Subscribers())

  /// Creates a broadcast without subscribers.
  public init() {}

  deinit {
    for continuation in subscribers.withLock({ $0.continuations }).values { continuation.finish() }
  }

  /// The half that can only subscribe.
  public var reader: BroadcastReader<Element> { BroadcastReader(broadcast: self) }

  /// The half that can only send.
  public var sender: BroadcastSender<Element> { BroadcastSender(broadcast: self) }

  /// The number of current subscribers.
  public var subscriberCount: Int { subscribers.withLock { $0.continuations.count } }

  fileprivate var sentCount: Int { subscribers.withLock { $0.sentCount } }

  fileprivate func send(_ element: Element) {
    let continuations = subscribers.withLock { subscribers in
      subscribers.sentCount += 1
      return Array(subscribers.continuations.values)
    }
    for continuation in continuations { continuation.yield(element) }
  }

  fileprivate func subscribe() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let id = subscribers.withLock { subscribers in
      subscribers.nextID += 1
      subscribers.continuations[subscribers.nextID] = continuation
      return subscribers.nextID
    }
    continuation.onTermination = { [weak self] _ in
      self?.subscribers.withLock { _ = $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }
}

/// The subscribing half of a ``Broadcast``.
public struct BroadcastReader<Element: Sendable>: Sendable {
  fileprivate let broadcast: Broadcast<Element>

  /// How many elements were sent until now, received or not.
  public var sentCount: Int { broadcast.sentCount }

  /// Every element sent from now on.
  public func subscribe() -> AsyncStream<Element> { broadcast.subscribe() }
}

/// The sending half of a ``Broadcast``.
public struct BroadcastSender<Element: Sendable>: Sendable {
  fileprivate let broadcast: Broadcast<Element>

  /// Delivers `element` to all current subscribers.
  public func send(_ element: Element) { broadcast.send(element) }
}
