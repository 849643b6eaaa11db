/// Stores the last day on which a once-a-day job ran, shared between processes.
public protocol DayMark: Sendable {
  /// The last day; `nil` when the job never ran.
  func last() async throws(StorageError) -> CalendarDay?

  /// Marks `day` as done.
  ///
  /// - Returns: Whether this call marked it; `true` in only one of several processes.
  func claim(_ day: CalendarDay) async throws(StorageError) -> Bool
}
