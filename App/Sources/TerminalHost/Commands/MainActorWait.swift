import Foundation

/// Runs an asynchronous operation on the main actor and returns its value.
///
/// It starts at once and, where nothing has to be waited for, ends before this looks: no thread, no run loop. Else the main run loop is
/// pumped: an asynchronous `main` would cost a static program ten milliseconds, and a semaphore here would wait for ever for a main actor
/// that it blocks itself.
@MainActor
func waitOnMainActor<Value>(for operation: @escaping @MainActor () async -> Value) -> Value {
  var value: Value?
  Task.immediate { @MainActor in value = await operation() }
  while true {
    if let value { return value }
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}
