package import CorePresentation
package import TodoList

extension QuickEntryParser {
  /// Parses the rule of `--repeat`, in either language.
  package func repetition(_ text: String) throws(Problem) -> RecurrenceRule {
    if let rule = rule(text) { return rule }
    let names = RecurrenceRule.named.map(\.name).joined(separator: ", ")
    throw .invalidValue(
      text, of: "--repeat", en: "Use \(names), “every 2 weeks”, “on Mon and Wed” or FREQ=DAILY;INTERVAL=10.",
      ru: "Возможны \(names), «каждые 2 недели», «по пн и ср» или FREQ=DAILY;INTERVAL=10."
    )
  }
}
