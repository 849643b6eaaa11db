import CoreModule
import Glibc
import PersonalDictionary

/// What is known about a service besides its answers: how often it was asked on which day, and since when it wants to be left alone.
struct ServiceNotes: Equatable {
  /// The day that ``asked`` counts, as `2026-11-21`.
  var day = ""
  /// How many requests were sent on that day.
  var asked = 0
  /// When the last one was sent.
  var last: Timestamp?
  /// When it is to be asked again by itself.
  var until: Timestamp?
  /// Why not before.
  var reason: PendingReason?

  init() {}

  /// Whether the service is left alone at `now`, and until when. A clock that was ahead, and was put back, must not make that years.
  func rest(at now: Timestamp) -> Timestamp? {
    until.flatMap { now < $0 && $0 <= now.adding(seconds: ServicePace.longestRest) ? $0 : nil }
  }

  /// The notes of a text; what is not understood is left out.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let halves = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard halves.count == 2 else { continue }
      switch halves[0] {
      case "day": day = halves[1]
      case "asked": asked = max(0, Int(halves[1]) ?? 0)
      case "last": last = Int64(halves[1]).map { Timestamp(milliseconds: $0) }
      case "until": until = Int64(halves[1]).map { Timestamp(milliseconds: $0) }
      case "reason": reason = PendingReason(rawValue: halves[1])
      default: break
      }
    }
  }

  /// The notes as a text, a line each.
  var text: String {
    var text = "day \(day)\nasked \(asked)\n"
    if let last { text += "last \(last.milliseconds)\n" }
    if let until { text += "until \(until.milliseconds)\n" }
    if let reason { text += "reason \(reason.rawValue)\n" }
    return text
  }
}

/// The file with the notes on a service. Processes change it one after the other.
struct ServiceNotesFile {
  let path: String

  /// The notes; empty ones where there is no file, or one that cannot be read.
  func read() -> ServiceNotes {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return ServiceNotes() }
    defer { close(descriptor) }
    return ServiceNotes(Self.text(of: descriptor))
  }

  /// Changes the notes. Where they cannot be written, nothing is counted.
  func change(_ change: (inout ServiceNotes) -> Void) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    var notes = ServiceNotes(Self.text(of: descriptor))
    change(&notes)
    let bytes = Array(notes.text.utf8)
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = pwrite(descriptor, bytes, bytes.count, 0)
  }

  private static func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
