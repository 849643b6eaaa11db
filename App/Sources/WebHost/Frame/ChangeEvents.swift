import AppGraph
import CoreModule
import Hummingbird
import ServiceLifecycle

/// Tells open pages that something was changed, here or by another program, as server-sent events.
enum ChangeEvents {
  /// How often an idle connection is tried, so that one whose browser is gone ends.
  private static let pulse = Duration.seconds(20)

  @MainActor
  static func response(to request: Request, _ site: Site) throws -> Response {
    _ = try Authentication.session(request, isProgram: false, site)
    let events = events(site.graph.dataChanges)
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        for await event in events.cancelOnGracefulShutdown() { try await writer.write(ByteBuffer(string: event)) }
        try await writer.finish(nil)
      }
    )
  }

  /// A slow reader misses nothing: whatever is behind, a page reads everything again.
  private static func events(_ changes: any DataChanges) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingOldest(8))
    let telling = Task {
      for await _ in changes.subscribe() { continuation.yield("event: change\ndata: all\n\n") }
    }
    let beating = Task {
      while !Task.isCancelled {
        continuation.yield(": \n\n")
        do { try await Task.sleep(for: pulse) } catch { return }
      }
    }
    continuation.onTermination = { _ in
      telling.cancel()
      beating.cancel()
    }
    return stream
  }
}
