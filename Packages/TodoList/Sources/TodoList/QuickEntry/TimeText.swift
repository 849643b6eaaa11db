public import CoreModule

/// Parses a text that is only a time of day.
public enum TimeText {
  /// The time in a text such as `7pm`, `19:30` or `в семь вечера`; `nil` when the text is not a time.
  public static func time(_ text: String) -> TimeOfDay? {
    let keys = QuickEntryWord.words(in: text).map(\.key)
    guard let time = TimeReading(keys).time(at: 0), time.count == keys.count else { return nil }
    return time.time
  }
}
