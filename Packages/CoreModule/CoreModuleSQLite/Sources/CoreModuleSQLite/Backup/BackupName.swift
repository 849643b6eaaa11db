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

  /// `nil` when `name` is not the name of a backup. Every change to the data reads the names of all backups, so this looks at bytes.
  init?(_ name: String) {
    let bytes = Array(name.utf8)
    guard bytes.count >= Self.shape.count + 3, zip(Self.shape, bytes).allSatisfy({ $0 == UInt8(ascii: "0") ? $1.isDigit : $0 == $1 }),
      bytes.suffix(3).elementsEqual(".db".utf8), let ordinal = Self.ordinal(bytes[Self.shape.count...].dropLast(3))
    else { return nil }
    func number(_ place: Int, digits: Int = 2) -> Int { bytes[place..<place + digits].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    let (hour, minute, second) = (number(16), number(19), number(22))
    guard hour < 24, minute < 60, second < 60,
      let day = CalendarDay(year: number(5, digits: 4), month: number(10), day: number(13))
    else { return nil }
    let seconds = Int64(hour * 3600 + minute * 60 + second)
    self.init(made: Self.utc.start(of: day).adding(seconds: seconds), ordinal: ordinal)
  }

  /// How a name begins; 0 stands for any digit.
  private static let shape = Array("glot-0000-00-00T00-00-00Z".utf8)

  /// The number behind the moment: from 2, as in `-2`; the first has none.
  private static func ordinal(_ suffix: ArraySlice<UInt8>) -> Int? {
    guard let dash = suffix.first else { return 1 }
    let digits = suffix.dropFirst()
    guard dash == UInt8(ascii: "-"), digits.allSatisfy(\.isDigit), digits.first != UInt8(ascii: "0"),
      let ordinal = Int(String(decoding: digits, as: UTF8.self)), ordinal > 1
    else { return nil }
    return ordinal
  }

  var description: String {
    let time = Self.utc.rfc3339(made).prefix(19).replacing(":", with: "-")
    return "glot-\(time)Z\(ordinal == 1 ? "" : "-\(ordinal)").db"
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
