import CoreModule
package import CorePresentation
import Glibc

/// Measures the time from reading a key to the next frame, and to the frame after all its work is done.
@MainActor
package final class KeyTrace {
  private struct Record {
    let key: Key
    let read: MonotonicTime
    var frame: Double?
  }

  private let descriptor: Int32
  private let started: MonotonicTime
  private var open: [Record] = []
  private var frames: [Double] = []
  private var settled: [Double] = []
  private var firstFrame: Double?
  private var firstContent: Double?

  /// Creates the file at `path`.
  package init(path: String, started: MonotonicTime) throws(Problem) {
    self.started = started
    descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw .writing(UserFileError(path: path, Self.reason(errno))) }
  }

  package func keys(_ keys: [Key], read moment: MonotonicTime) {
    open += keys.map { Record(key: $0, read: moment) }
  }

  /// - Parameter isSettled: Whether no work is under way.
  package func drawn(isSettled: Bool) {
    let now = MonotonicTime.now()
    if firstFrame == nil { firstFrame = now.milliseconds(since: started) }
    if firstContent == nil, isSettled { firstContent = now.milliseconds(since: started) }
    for index in open.indices where open[index].frame == nil { open[index].frame = now.milliseconds(since: open[index].read) }
    guard isSettled else { return }
    for record in open {
      let (frame, whole) = (record.frame ?? 0, now.milliseconds(since: record.read))
      frames.append(frame)
      settled.append(whole)
      write(
        .object([("event", .string("key")), ("key", .string(Self.kind(record.key))), ("frame_ms", .ms(frame)), ("settled_ms", .ms(whole))]))
    }
    open = []
  }

  package func close() {
    write(
      .object([
        ("event", .string("summary")), ("keys", .number(settled.count)), ("first_frame_ms", .ms(firstFrame)),
        ("first_content_ms", .ms(firstContent)), ("frame", Self.summary(frames)), ("settled", Self.summary(settled)),
      ])
    )
    Glibc.close(descriptor)
  }

  private func write(_ line: JSON) {
    var text = line.text + "\n"
    _ = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Omits typed text, which is private.
  private static func kind(_ key: Key) -> String {
    switch key {
    case .character, .alt: "character"
    default: key.name
    }
  }

  private static func summary(_ times: [Double]) -> JSON {
    let sorted = times.sorted()
    func part(_ share: Double) -> Double? { sorted.isEmpty ? nil : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] }
    return .object([("p50_ms", .ms(part(0.5))), ("p99_ms", .ms(part(0.99))), ("max_ms", .ms(sorted.last))])
  }

  private static func reason(_ code: Int32) -> UserFileError.Reason {
    switch code {
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isFolder
    case ENOENT, ENOTDIR: .cannotCreate
    case EROFS: .readOnly
    case ENOSPC: .diskFull
    default: .failed(String(cString: strerror(code)))
    }
  }
}

extension JSON {
  /// Rounds to microseconds.
  fileprivate static func ms(_ time: Double?) -> JSON {
    guard let time else { return .null }
    return .decimal("\((time * 1000).rounded() / 1000)")
  }
}
