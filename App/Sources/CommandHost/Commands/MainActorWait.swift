import Foundation

/// Runs an asynchronous operation on the main actor and returns its value.
///
/// The operation starts immediately, and often ends without suspending: then no thread or run loop is needed. Otherwise this pumps the main
/// run loop. An asynchronous `main` would take ten more milliseconds in a static program, and a semaphore would deadlock the main actor.
@MainActor
func waitOnMainActor<Value>(for operation: @escaping @MainActor () async -> Value) -> Value {
  var value: Value?
  Task.immediate { @MainActor in value = await operation() }
  while true {
    if let value { return value }
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}
