import CoreModule

/// The share of right answers in the last weeks: one bar per week, or a dot without answers.
struct Sparkline {
  /// The answers of one week, starting on Monday.
  struct Week {
    let first: CalendarDay
    var asked = 0
    var correct = 0
  }

  /// The current week comes last.
  let weeks: [Week]

  static let shownWeeks = 8

  /// - Parameter answers: Answers by day, in days since 1970-01-01.
  init(_ answers: [(day: Int64, asked: Int, correct: Int)], today: Int64) {
    // 1970-01-01 was a Thursday.
    func monday(_ day: Int64) -> Int64 { day - (day % 7 + 7 + 3) % 7 }
    let last = monday(today)
    var weeks = (0..<Self.shownWeeks).reversed().map { Week(first: CalendarDay(daysSinceEpoch: last - 7 * Int64($0))) }
    for (day, asked, correct) in answers {
      let age = Int((last - monday(day)) / 7)
      guard (0..<Self.shownWeeks).contains(age) else { continue }
      weeks[Self.shownWeeks - 1 - age].asked += asked
      weeks[Self.shownWeeks - 1 - age].correct += correct
    }
    self.weeks = weeks
  }

  var text: String { String(weeks.map { Self.bar($0) }) }

  private static func bar(_ week: Week) -> Character {
    guard week.asked > 0 else { return "·" }
    let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    return bars[min(bars.count - 1, week.correct * bars.count / week.asked)]
  }
}
