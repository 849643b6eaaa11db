import CoreModule
import Testing

struct IntentOrderTests {
  @Test func `only the newest question is the latest`() {
    var order = IntentOrder()
    let (first, second) = (order.next(), order.next())
    #expect(!order.isLatest(first) && order.isLatest(second))
  }

  @Test func `an answer is accepted unless a newer one was`() {
    var order = IntentOrder()
    let (first, second, third) = (order.next(), order.next(), order.next())
    let accepted = [first, third, second, third].map { order.accept($0) }
    #expect(accepted == [true, true, false, true])
  }
}
