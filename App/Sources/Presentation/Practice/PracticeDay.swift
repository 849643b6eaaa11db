package import CoreModule
package import CorePresentation
import TodoList

extension CalendarDay {
  /// Reads the day on which words come back, as people write dates. One that is over would make them due now, which cannot be meant.
  package init(comingBack text: String, now: Timestamp, in localTime: LocalTime) throws(Problem) {
    self = try DueDate(checking: text, now: now, in: localTime).day(in: localTime)
    guard self >= localTime.day(of: now) else { throw Self.past(text) }
  }

  private static func past(_ text: String) -> Problem {
    .usage(
      en: ("“\(text)” is in the past.", "Give a day from today on, for example tomorrow."),
      ru: ("«\(text)» уже в прошлом.", "Укажите день не раньше сегодняшнего, например завтра.")
    )
  }
}
