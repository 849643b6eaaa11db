package import CoreModule
package import CorePresentation
package import Practice

/// What was practised, and what is ahead.
package struct PracticeStatisticsDocument: Document {
  package let statistics: PracticeStatistics

  package init(statistics: PracticeStatistics) { self.statistics = statistics }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("forecast", .array(statistics.forecast.map { .object([("day", .string("\($0.day)")), ("reviews", .number($0.reviews))]) })),
      ("days", .array(statistics.days.map(Self.json))), ("months", .array(statistics.months.map(Self.json))),
      ("desired_retention", PracticeRecord.decimal(statistics.desiredRetention)),
      ("true_retention", statistics.trueRetention.map { PracticeRecord.decimal($0) } ?? .null),
      ("stabilities", .array(statistics.stabilities.map(Self.json))), ("cards", Self.json(statistics.cards)),
      ("seconds", .number(Self.seconds(statistics.timeSpent))),
    ])
  }

  private static func json(_ day: DayAnswers) -> JSON {
    .object([
      ("day", .string("\(day.day)")), ("answers", .number(day.answers)), ("correct", .number(day.recalled)), ("new", .number(day.new)),
      ("seconds", .number(seconds(day.timeSpent))),
    ])
  }

  private static func json(_ month: MonthRetention) -> JSON {
    .object([
      ("month", .string(month.name)), ("reviews", .number(month.reviews)), ("correct", .number(month.recalled)),
      ("retention", PracticeRecord.decimal(month.retention)),
    ])
  }

  private static func json(_ bucket: StabilityBucket) -> JSON {
    .object([("from", .number(Int(bucket.days))), ("to", JSON(bucket.limit.map { Int($0) })), ("words", .number(bucket.words))])
  }

  private static func json(_ cards: CardCounts) -> JSON {
    .object([
      ("learning", .number(cards.learning)), ("review", .number(cards.review)), ("relearning", .number(cards.relearning)),
      ("suspended", .number(cards.suspended)), ("leeches", .number(cards.leeches)),
    ])
  }

  private static func seconds(_ duration: Duration) -> Int { Int((duration / .seconds(1)).rounded()) }

  package var plain: [[String]] {
    statistics.forecast.map { ["due", "\($0.day)", "\($0.reviews)"] }
      + statistics.days.map { ["answers", "\($0.day)", "\($0.answers)", "\($0.recalled)", "\(Self.seconds($0.timeSpent))"] }
      + statistics.months.map { ["retention", $0.name, "\($0.reviews)", "\($0.recalled)"] }
      + statistics.stabilities.map { ["words", "\(Int($0.days))", "\($0.words)"] }
  }

  package func text(_ style: TextStyle) -> String {
    guard !statistics.days.isEmpty || !statistics.cards.isEmpty else { return "" }
    return [forecast(style), heatMap(style), retention(style), stabilities(style), summary(style)].joined(separator: "\n\n")
  }
}

extension PracticeStatisticsDocument {
  private static let bars = Array(" ▁▂▃▄▅▆▇█")

  /// Bars of the next days in one line.
  private func forecast(_ style: TextStyle) -> String {
    let counts = statistics.forecast.map(\.reviews)
    let most = max(1, counts.max() ?? 0)
    let line = String(counts.map { $0 == 0 ? "·" : Self.bars[max(1, $0 * (Self.bars.count - 1) / most)] })
    let sums = PracticePhrases.sums(statistics.forecast)
    return style.bold(PracticePhrases.forecast(style.language)) + "\n" + line + "\n" + style.dim(sums(style.language))
  }

  /// The weeks of the last year that fit, one a column, from Monday to Sunday.
  private func heatMap(_ style: TextStyle) -> String {
    let map = YearMap(statistics, weeks: min(53, max(4, (style.width ?? 80) - 4)))
    let names = PracticePhrases.weekdays(style.language)
    let rows = (0..<7).map { row -> String in
      // Only the days of this week that are still to come have no number.
      names[row].padding(to: 3) + String(map.weeks.compactMap { week in week[row].map { Self.shades[map.level($0)] } })
    }
    let sums = PracticePhrases.answers(map.total)
    let title = style.bold(PracticePhrases.answersByDay(style.language))
    return title + "\n" + rows.joined(separator: "\n") + "\n" + style.dim(sums(style.language))
  }

  private static let shades: [Character] = ["·", "░", "▒", "▓", "█"]

  private func retention(_ style: TextStyle) -> String {
    let title = style.bold(PracticePhrases.retention(statistics.desiredRetention)(style.language))
    guard !statistics.months.isEmpty else { return title + "\n" + style.dim(PracticePhrases.noReviews(style.language)) }
    let rows = statistics.months.suffix(12).map { month in
      [month.name, PracticePhrases.percent(month.retention), "\(month.recalled)/\(month.reviews)"]
    }
    return title + "\n" + TextTable(columns: [.left, .right, .right]).text(rows, width: style.width)
  }

  private func stabilities(_ style: TextStyle) -> String {
    let most = max(1, statistics.stabilities.map(\.words).max() ?? 0)
    let longest = max(8, min(30, (style.width ?? 80) - 30))
    let rows = statistics.stabilities.map { bucket in
      let length = bucket.words == 0 ? 0 : max(1, bucket.words * longest / most)
      return [PracticePhrases.span(bucket)(style.language), "\(bucket.words)", String(repeating: "█", count: length)]
    }
    return style.bold(PracticePhrases.stability(style.language)) + "\n"
      + TextTable(columns: [.left, .right, .left]).text(rows, width: style.width)
  }

  private func summary(_ style: TextStyle) -> String {
    PracticePhrases.summary(statistics)(style.language)
  }
}

extension MonthRetention {
  /// As in `2026-11`.
  package var name: String { Self.name(year, month) }

  package static func name(_ year: Int, _ month: Int) -> String { "\(year)-" + (month < 10 ? "0" : "") + "\(month)" }
}

/// The answers of a year in weeks of seven days.
package struct YearMap {
  /// For each week the answers of each day; `nil` for days after the last one.
  package let weeks: [[Int?]]
  package let total: Int
  private let most: Int
  private let first: Int64

  /// - Parameter count: How many weeks at most, the last ones.
  package init(_ statistics: PracticeStatistics, weeks count: Int) {
    let answers = Dictionary(statistics.days.map { ($0.day.daysSinceEpoch, $0.answers) }) { first, _ in first }
    let today = statistics.forecast.first?.day.daysSinceEpoch ?? statistics.days.last?.day.daysSinceEpoch ?? 0
    // 1970-01-01 was a Thursday.
    let monday = today - ((today % 7 + 7 + 3) % 7)
    first = monday - 7 * Int64(count - 1)
    weeks = (0..<count).reversed().map { back in
      (0..<7).map { day in
        let day = monday - 7 * Int64(back) + Int64(day)
        return day > today ? nil : answers[day] ?? 0
      }
    }
    total = statistics.days.reduce(0) { $0 + $1.answers }
    most = max(1, statistics.days.map(\.answers).max() ?? 0)
  }

  /// The day at a place.
  package func day(week: Int, day: Int) -> CalendarDay { CalendarDay(daysSinceEpoch: first + Int64(7 * week + day)) }

  /// The shade of a number of answers: 0 for none, then 1 to 4.
  package func level(_ answers: Int) -> Int { answers == 0 ? 0 : min(4, 1 + answers * 4 / (most + 1)) }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
