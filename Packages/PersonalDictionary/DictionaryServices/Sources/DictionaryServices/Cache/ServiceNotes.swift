import CoreModule
import CoreModulePOSIX
import Glibc
import PersonalDictionary

/// The state of a service: its requests of the day and its pause.
struct ServiceNotes: Equatable {
  /// The day of ``asked``, as `2026-11-21`.
  var day = ""
  /// The number of requests on that day.
  var asked = 0
  /// The time of the last request.
  var last: Timestamp?
  /// The end of the pause.
  var until: Timestamp?
  /// The reason for the pause.
  var reason: PendingReason?

  init() {}

  /// The end of the pause, if the service is paused at `now`. Times too far in the future are ignored: they come from a wrong clock.
  func pauseEnd(at now: Timestamp) -> Timestamp? {
    until.flatMap { now < $0 && $0 <= now.adding(seconds: ServicePace.longestPause) ? $0 : nil }
  }

  /// Parses the notes; invalid lines are ignored.
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

  /// The notes as text, one per line.
  var text: String {
    var text = "day \(day)\nasked \(asked)\n"
    if let last { text += "last \(last.milliseconds)\n" }
    if let until { text += "until \(until.milliseconds)\n" }
    if let reason { text += "reason \(reason.rawValue)\n" }
    return text
  }
}

/// The file with the notes on a service, locked while it changes.
struct ServiceNotesFile {
  let path: String

  /// The notes; empty when the file is missing or unreadable.
  func read() -> ServiceNotes {
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW)
      defer { file.close() }
      return try Self.notes(in: file)
    } catch { return ServiceNotes() }
  }

  /// Changes the notes. Write errors are ignored.
  func change(_ change: (inout ServiceNotes) -> Void) {
    let file: FileDescriptor
    do throws(SystemError) { file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW) } catch { return }
    defer { file.close() }
    // Without file locks, the notes are changed all the same.
    try? file.lock()
    var notes = (try? Self.notes(in: file)) ?? ServiceNotes()
    change(&notes)
    let bytes = Array(notes.text.utf8)
    guard ftruncate(file.rawValue, 0) == 0 else { return }
    _ = pwrite(file.rawValue, bytes, bytes.count, 0)
  }

  private static func notes(in file: FileDescriptor) throws(SystemError) -> ServiceNotes {
    ServiceNotes(String(decoding: try file.read(upTo: 4096, at: 0), as: UTF8.self))
  }
}
