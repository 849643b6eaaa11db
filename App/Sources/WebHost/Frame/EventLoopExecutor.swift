import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Runs the work of a connection on its event loop, where what is read and written is, so that no thread waits for another.
final class EventLoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Connections whose work runs on their event loops. What waits for a disk must leave them.
struct EventLoopChannel: ServerChildChannel {
  typealias Value = HTTP1Channel.Value

  let base: HTTP1Channel

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> { base.setup(channel: channel, logger: logger) }

  func handle(value: Value, logger: Logger) async {
    await withTaskExecutorPreference(EventLoopExecutor(value.channel.eventLoop)) { await base.handle(value: value, logger: logger) }
  }
}
