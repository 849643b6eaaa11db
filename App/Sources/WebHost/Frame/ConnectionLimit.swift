import NIOCore
import NIOHTTPTypes
import Synchronization

/// Limits the number of connections. If there are too many, the one that has waited longest for a whole request is closed, so that clients
/// that only hold connections open do not exclude others.
final class ConnectionLimit: Sendable {
  private struct State {
    var count = 0
    private var lastTurn = 0
    /// The connections that could be closed, and since which turn.
    private var turns: [ObjectIdentifier: Int] = [:]
    /// The same in the order of their turns, with some that no longer wait.
    private var order: ArraySlice<(channel: any Channel, turn: Int)> = []

    mutating func wait(_ channel: any Channel) {
      lastTurn += 1
      turns[ObjectIdentifier(channel)] = lastTurn
      order.append((channel, lastTurn))
      guard order.count > 2 * turns.count + 64 else { return }
      order = ArraySlice(order.filter { turns[ObjectIdentifier($0.channel)] == $0.turn })
    }

    mutating func leave(_ channel: any Channel) { turns[ObjectIdentifier(channel)] = nil }

    /// Takes out the one that has waited for longest.
    mutating func takeOldest() -> (any Channel)? {
      while let (channel, turn) = order.popFirst() {
        guard turns[ObjectIdentifier(channel)] == turn else { continue }
        leave(channel)
        return channel
      }
      return nil
    }
  }

  private let maximum: Int
  private let state = Mutex(State())

  init(most: Int) { self.maximum = most }

  func open(_ channel: any Channel) {
    let victim: (any Channel)? = state.withLock { state in
      state.count += 1
      state.wait(channel)
      guard state.count > maximum else { return nil }
      return state.takeOldest()
    }
    victim?.close(promise: nil)
  }

  /// The connection waits for a request.
  func wait(_ channel: any Channel) { state.withLock { $0.wait(channel) } }

  /// The connection has a whole request, which is being answered.
  func answer(_ channel: any Channel) { state.withLock { $0.leave(channel) } }

  func close(_ channel: any Channel) {
    state.withLock { state in
      state.count -= 1
      state.leave(channel)
    }
  }
}

/// Closes a connection whose request does not arrive in time, and counts it.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let limit: ConnectionLimit
  private var deadline: Scheduled<Void>?
  private var isOpen = false
  /// When the head of the request came, and how much of its body has come since.
  private var begun = NIODeadline.distantPast
  private var bytes = 0
  /// Whether the rest of a request is awaited.
  private var isReading = false

  /// The time for the head of the first request.
  private static let headTime = TimeAmount.seconds(10)
  /// The time for a body; what arrives at this speed extends it.
  private static let bodyTime = TimeAmount.seconds(30)
  private static let bytesPerSecond = 16 << 10
  /// The time for the rest of a request when the server ends.
  private static let lastTime = TimeAmount.seconds(2)

  init(_ limit: ConnectionLimit) { self.limit = limit }

  func handlerAdded(context: ChannelHandlerContext) {
    isOpen = true
    limit.open(context.channel)
    close(context, in: Self.headTime)
  }

  func handlerRemoved(context: ChannelHandlerContext) { end(context) }

  func channelInactive(context: ChannelHandlerContext) {
    end(context)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      (begun, bytes, isReading) = (context.eventLoop.now, 0, true)
      close(context, in: Self.bodyTime)
    case .body(let part):
      bytes += part.readableBytes
      close(context, in: begun + Self.bodyTime + .seconds(Int64(bytes / Self.bytesPerSecond)) - context.eventLoop.now)
    case .end:
      isReading = false
      deadline?.cancel()
      limit.answer(context.channel)
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent, isReading { close(context, in: Self.lastTime) }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { limit.wait(context.channel) }
    context.write(data, promise: promise)
  }

  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
    deadline?.cancel()
    deadline = context.eventLoop.scheduleTask(in: time) { [channel = context.channel] in channel.close(promise: nil) }
  }

  private func end(_ context: ChannelHandlerContext) {
    deadline?.cancel()
    guard isOpen else { return }
    isOpen = false
    limit.close(context.channel)
  }
}
