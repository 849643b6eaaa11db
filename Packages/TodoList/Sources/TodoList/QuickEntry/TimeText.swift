public import CoreModule

/// Parses a time of day that is typed alone.
public enum TimeText {
  /// The time that `text` names as a whole, such as `7pm`, `19:30` or `в семь вечера`; `nil` when it names none.
  public static func time(_ text: String) -> TimeOfDay? {
    let keys = QuickEntryWord.words(in: text).map(\.key)
    guard let time = TimeReading(keys).time(at: 0), time.count == keys.count else { return nil }
    return time.time
  }
}
