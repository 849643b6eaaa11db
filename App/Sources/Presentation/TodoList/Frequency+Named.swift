package import CorePresentation
package import TodoList

extension Recurrence.Frequency {
  /// Parses the frequency of `--repeat`, in either language.
  package static func named(_ text: String) throws(Problem) -> Recurrence.Frequency {
    if let frequency = QuickEntryParser.frequency(text) { return frequency }
    return try Recurrence.Frequency(text, of: "--repeat")
  }
}
