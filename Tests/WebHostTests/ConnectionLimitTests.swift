import Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import WebHost

/// How long a connection may take for a request. The time is that of the event loop, which the tests set.
struct ConnectionLimitTests {
  private let channel = EmbeddedChannel()

  init() throws {
    try channel.pipeline.syncOperations.addHandler(ConnectionHandler(ConnectionLimit(most: 10)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private var isOpen: Bool { channel.isActive }

  private func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }
  private func receive(_ part: HTTPRequestPart) throws { try channel.writeInbound(part) }
  private func receive(bytes: Int) throws { try receive(.body(ByteBuffer(repeating: 0x61, count: bytes))) }
  private static let head = HTTPRequestPart.head(HTTPRequest(method: .post, scheme: "http", authority: "127.0.0.1", path: "/words/new"))

  @Test func `a connection that does not say what it asks for is closed`() {
    wait(9)
    #expect(isOpen)
    wait(1)
    #expect(!isOpen)
  }

  @Test func `a body that comes a byte at a time is not waited for`() throws {
    try receive(Self.head)
    for _ in 1..<30 {
      try receive(bytes: 1)
      wait(1)
    }
    #expect(isOpen)
    wait(1)
    #expect(!isOpen)
  }

  @Test func `a long body is waited for while it comes, and its answer as long as it takes`() throws {
    try receive(Self.head)
    for _ in 1...120 {
      try receive(bytes: 16 << 10)
      wait(1)
    }
    #expect(isOpen)
    try receive(.end(nil))
    wait(600)
    #expect(isOpen)
  }

  @Test func `when the server ends, the rest of a form is awaited for two seconds`() throws {
    try receive(Self.head)
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    wait(1)
    #expect(isOpen)
    wait(1)
    #expect(!isOpen)
  }

  @Test func `of too many connections the one that has waited longest for a request is closed`() throws {
    let limit = ConnectionLimit(most: 2)
    let channels = [EmbeddedChannel(), EmbeddedChannel(), EmbeddedChannel()]
    for channel in channels {
      try channel.pipeline.syncOperations.addHandler(ConnectionHandler(limit))
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      // The first one asks for something.
      if channel === channels[0] { try [Self.head, .end(nil)].forEach { _ = try channel.writeInbound($0) } }
    }
    for channel in channels { channel.embeddedEventLoop.run() }
    #expect(channels.map(\.isActive) == [true, false, true])
  }
}
