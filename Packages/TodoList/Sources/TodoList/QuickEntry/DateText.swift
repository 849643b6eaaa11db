public import CoreModule

/// Parses a date that is typed alone.
public struct DateText: Sendable {
  private let parser: QuickEntryParser

  /// Creates a parser for the present moment.
  public init(now: Timestamp, localTime: LocalTime) { parser = QuickEntryParser(now: now, localTime: localTime) }

  /// Parses `text`.
  ///
  /// - Throws: ``TodoProblem/badDate(_:inLine:)`` when it names none.
  public func date(_ text: String) throws(TodoProblem) -> DueDate {
    do throws(NoSuchDate) {
      if let date = try parser.date(text) { return date }
    } catch { throw .badDate(error.text) }
    throw .badDate(text)
  }
}
