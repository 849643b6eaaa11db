import CoreModule
import Hummingbird
import ServiceLifecycle

/// Tells open pages that something was changed, here or by another program, as server-sent events. All of them share one subscription.
@MainActor
final class ChangeEvents {
  private struct Listener {
    let continuation: AsyncStream<ByteBuffer>.Continuation
    /// Whether its browser may still listen.
    let isAdmitted: () -> Bool
  }

  private let changes: any DataChanges
  private var listeners: [Int: Listener] = [:]
  private var lastNumber = 0
  private var work: [Task<Void, Never>] = []

  /// How often idle connections are checked, so that those of closed browsers end.
  private static let pulse = Duration.seconds(15)
  private static let change = ByteBuffer(string: "event: change\ndata: all\n\n")
  private static let heartbeat = ByteBuffer(string: ": \n\n")

  init(_ changes: any DataChanges) { self.changes = changes }

  /// A stream that begins with the version of the data, so that a page knows whether it is still that of the data.
  func response(to request: Request, _ site: Site) async throws -> Response {
    _ = try Authentication.session(request, site)
    let (events, continuation) = listen { (try? Authentication.session(request, site)) != nil }
    // Asked for once changes are heard, so that none falls between the two.
    let version = await site.pageCache.version()
    continuation.yield(version.map { ByteBuffer(string: "event: version\ndata: \($0)\n\n") } ?? Self.change)
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        // A server that is asked to end waits for its answers, so this one ends.
        var writer = writer
        try await withGracefulShutdownHandler {
          for await event in events { try await writer.write(event) }
        } onGracefulShutdown: {
          continuation.finish()
        }
        try await writer.finish(nil)
      }
    )
  }

  /// A slow reader misses nothing: whatever is behind, a page reads everything again.
  private func listen(
    _ isAdmitted: @escaping () -> Bool
  ) -> (AsyncStream<ByteBuffer>, AsyncStream<ByteBuffer>.Continuation) {
    begin()
    let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self, bufferingPolicy: .bufferingOldest(2))
    lastNumber += 1
    let number = lastNumber
    listeners[number] = Listener(continuation: continuation, isAdmitted: isAdmitted)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[number] = nil }
    }
    return (stream, continuation)
  }

  private func begin() {
    guard work.isEmpty else { return }
    work = [
      Task { [weak self, changes] in
        for await _ in changes.subscribe() { self?.tell(Self.change) }
      },
      Task { [weak self] in
        while !Task.isCancelled {
          do { try await Task.sleep(for: Self.pulse) } catch { return }
          self?.tell(Self.heartbeat)
        }
      },
    ]
  }

  private func tell(_ event: ByteBuffer) {
    for listener in listeners.values {
      if listener.isAdmitted() { listener.continuation.yield(event) } else { listener.continuation.finish() }
    }
  }
}
