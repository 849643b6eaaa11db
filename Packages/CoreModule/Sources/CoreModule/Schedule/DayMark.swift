/// Remembers the last day on which something was done that is done once a day, whichever process does it.
public protocol DayMark: Sendable {
  /// The last day; `nil` when it was never done.
  func last() async throws(StorageError) -> CalendarDay?

  /// Marks `day` as done.
  ///
  /// - Returns: Whether it was not marked before; of several processes only one is told so.
  func claim(_ day: CalendarDay) async throws(StorageError) -> Bool
}
