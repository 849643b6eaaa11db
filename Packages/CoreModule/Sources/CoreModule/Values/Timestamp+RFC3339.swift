extension Timestamp {
  /// The moment in UTC to the millisecond, as RFC 3339 writes it: `2026-11-21T16:49:33.123Z`.
  public var rfc3339: String {
    let day = CalendarDay(daysSinceEpoch: floorDivide(milliseconds, by: Timestamp.millisecondsInDay))
    let rest = Int(floorRemainder(milliseconds, by: Timestamp.millisecondsInDay))
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map(twoDigits).joined(separator: ":")
    let fraction = String(rest % 1000)
    return "\(day)T\(clock)." + String(repeating: "0", count: 3 - fraction.utf8.count) + fraction + "Z"
  }

  /// The moment in UTC to the second, in the basic format of ISO 8601: `20261121T164933Z`.
  public var iso8601Basic: String { String(rfc3339.prefix(19)).filter { $0 != "-" && $0 != ":" } + "Z" }

  /// Parses a date and time of RFC 3339 with any offset, rounded down to milliseconds. `nil` when the text has another form or is not a
  /// valid date.
  public init?(rfc3339 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let day = CalendarDay(iso8601: String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = Self.digits(bytes[11...12], below: 24), let minute = Self.digits(bytes[14...15], below: 60),
      let second = Self.digits(bytes[17...18], below: 60)
    else { return nil }
    var zone = bytes[19...]
    var fraction: Int64 = 0
    if zone.first == UInt8(ascii: ".") {
      let digits = zone.dropFirst().prefix { Self.isDigit($0) }
      guard !digits.isEmpty else { return nil }
      for place in 0..<3 { fraction = fraction * 10 + (place < digits.count ? Int64(digits[digits.startIndex + place] - 0x30) : 0) }
      zone = zone[digits.endIndex...]
    }
    guard let minutesAhead = Self.minutesAhead(zone) else { return nil }
    let seconds = day.daysSinceEpoch * 86_400 + hour * 3600 + (minute - minutesAhead) * 60 + second
    milliseconds = seconds * 1000 + fraction
  }

  /// The offset in minutes of `Z` or a text such as `+05:30`.
  private static func minutesAhead(_ zone: ArraySlice<UInt8>) -> Int64? {
    let zone = Array(zone)
    guard let sign = zone.first else { return nil }
    if zone.count == 1 { return sign | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    guard zone.count == 6, zone[3] == UInt8(ascii: ":"), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = digits(zone[1...2], below: 24), let minutes = digits(zone[4...5], below: 60)
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }

  private static func digits(_ bytes: ArraySlice<UInt8>, below limit: Int64) -> Int64? {
    guard bytes.allSatisfy(isDigit) else { return nil }
    let number = bytes.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
    return number < limit ? number : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
