import CoreModule

/// The file name of a backup, with its time in UTC: `glot-2026-11-21T16-49-33Z.db`; a second one in the same second is
/// `glot-2026-11-21T16-49-33Z-2.db`.
struct BackupName: Hashable, CustomStringConvertible {
  let made: Timestamp
  let ordinal: Int

  private static let utc = LocalTime { _ in 0 }

  /// `made` is rounded down to seconds.
  init(made: Timestamp, ordinal: Int) {
    self.made = Timestamp(milliseconds: made.wholeSeconds * 1000)
    self.ordinal = ordinal
  }

  /// Parses a file name; `nil` for others. Every change reads the names of all backups, so this works on bytes for speed.
  init?(_ name: String) {
    let bytes = Array(name.utf8)
    guard bytes.count >= Self.begin.count + Self.timeLength + Self.end.count, bytes.starts(with: Self.begin),
      bytes.reversed().starts(with: Self.end.reversed()), let made = Self.time(bytes[Self.begin.count...].prefix(Self.timeLength)),
      let ordinal = Self.ordinal(bytes[(Self.begin.count + Self.timeLength)...].dropLast(Self.end.count))
    else { return nil }
    self.init(made: made, ordinal: ordinal)
  }

  private static let begin = Array("glot-".utf8)
  private static let end = Array(".db".utf8)
  private static let timeLength = 20

  /// A time of RFC 3339 with hyphens instead of colons, which some file systems do not allow.
  private static func time(_ bytes: ArraySlice<UInt8>) -> Timestamp? {
    var time = Array(bytes)
    let dash = UInt8(ascii: "-")
    guard time[10] == UInt8(ascii: "T"), time[13] == dash, time[16] == dash, time[19] == UInt8(ascii: "Z") else { return nil }
    time[13] = UInt8(ascii: ":")
    time[16] = UInt8(ascii: ":")
    return Timestamp(rfc3339: String(decoding: time, as: UTF8.self))
  }

  /// The number after the time, from 2 (`-2`); the first backup has none.
  private static func ordinal(_ suffix: ArraySlice<UInt8>) -> Int? {
    guard let dash = suffix.first else { return 1 }
    let digits = suffix.dropFirst()
    guard dash == UInt8(ascii: "-"), digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), digits.first != UInt8(ascii: "0"),
      let ordinal = Int(String(decoding: digits, as: UTF8.self)), ordinal > 1
    else { return nil }
    return ordinal
  }

  var description: String {
    let time = Self.utc.rfc3339(made).prefix(19).replacing(":", with: "-")
    return "glot-\(time)Z\(ordinal == 1 ? "" : "-\(ordinal)").db"
  }
}
