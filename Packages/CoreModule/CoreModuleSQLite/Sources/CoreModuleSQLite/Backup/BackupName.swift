import CoreModule

/// The name of a backup, which says when it was made, in UTC: `glot-2026-11-21T16-49-33Z.db`, a second one in the same second
/// `glot-2026-11-21T16-49-33Z-2.db`.
struct BackupName: Hashable, CustomStringConvertible {
  let made: Timestamp
  let ordinal: Int

  private static let utc = LocalTime { _ in 0 }

  /// To the second.
  init(made: Timestamp, ordinal: Int) {
    self.made = Timestamp(milliseconds: made.wholeSeconds * 1000)
    self.ordinal = ordinal
  }

  /// `nil` when `name` is not the name of a backup.
  init?(_ name: String) {
    guard name.hasPrefix("glot-"), name.hasSuffix(".db"), name.utf8.count >= 28 else { return nil }
    let parts = name.dropFirst(5).dropLast(3)
    guard let day = CalendarDay(iso8601: String(parts.prefix(10))), parts.dropFirst(10).first == "T" else { return nil }
    let rest = parts.dropFirst(11)
    let clock = rest.prefix(8).split(separator: "-").compactMap { Int($0) }
    guard clock.count == 3, rest.dropFirst(8).first == "Z" else { return nil }
    let suffix = rest.dropFirst(9)
    guard let ordinal = suffix.isEmpty ? 1 : Int(suffix.dropFirst()) else { return nil }
    let seconds = Int64(clock[0] * 3600 + clock[1] * 60 + clock[2])
    self.init(made: Self.utc.start(of: day).adding(seconds: seconds), ordinal: ordinal)
    guard description == name else { return nil }
  }

  var description: String {
    let time = Self.utc.rfc3339(made).prefix(19).replacing(":", with: "-")
    return "glot-\(time)Z\(ordinal == 1 ? "" : "-\(ordinal)").db"
  }
}
