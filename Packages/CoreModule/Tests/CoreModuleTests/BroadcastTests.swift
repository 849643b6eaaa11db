import CoreModule
import Testing

struct BroadcastTests {
  @Test func `every subscriber receives every element`() async {
    let broadcast = Broadcast<Int>()
    let first = broadcast.reader.subscribe()
    let second = broadcast.reader.subscribe()
    broadcast.sender.send(1)
    broadcast.sender.send(2)
    #expect(await first.prefix(2).reduce(into: []) { $0.append($1) } == [1, 2])
    #expect(await second.prefix(2).reduce(into: []) { $0.append($1) } == [1, 2])
  }

  @Test func `a subscriber that leaves is forgotten`() async {
    let broadcast = Broadcast<Int>()
    let listening = Task { [stream = broadcast.reader.subscribe()] in
      for await _ in stream {}
    }
    #expect(broadcast.subscriberCount == 1)
    listening.cancel()
    await listening.value
    #expect(broadcast.subscriberCount == 0)
  }

  @Test func `a dropped broadcast is released and ends its streams`() async {
    weak var dropped: Broadcast<Int>?
    let stream: AsyncStream<Int>
    do {
      let broadcast = Broadcast<Int>()
      dropped = broadcast
      stream = broadcast.reader.subscribe()
      broadcast.sender.send(7)
    }
    #expect(dropped == nil)
    #expect(await stream.reduce(into: []) { $0.append($1) } == [7])
  }
}
