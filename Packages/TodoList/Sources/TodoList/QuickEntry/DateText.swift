public import CoreModule

/// A date that a user typed by itself.
public struct DateText: Sendable {
  private let parser: QuickEntryParser

  /// For one who types it `now`.
  public init(now: Timestamp, localTime: LocalTime) { parser = QuickEntryParser(now: now, localTime: localTime) }

  /// The date that `text` names.
  ///
  /// - Throws: ``TodoProblem/badDate(_:)`` when it names none.
  public func date(_ text: String) throws(TodoProblem) -> DueDate {
    do throws(NoSuchDate) {
      if let date = try parser.date(text) { return date }
    } catch { throw .badDate(error.text) }
    throw .badDate(text)
  }
}
