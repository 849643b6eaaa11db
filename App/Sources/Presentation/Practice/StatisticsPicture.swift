package import CoreModule
import CorePresentation
package import Practice

/// What was practised, and what is ahead, as a picture: the charts of the terminal below each other.
package struct StatisticsPicture {
  private let statistics: PracticeStatistics
  private let map: YearMap
  private let language: InterfaceLanguage

  package init(_ statistics: PracticeStatistics, _ language: InterfaceLanguage) {
    self.statistics = statistics
    self.language = language
    map = YearMap(statistics, weeks: 53)
  }

  /// The place of one cell of the year, and of one week in both charts that have weeks.
  private static let cell = 12
  private static let weeksWidth = 53 * cell
  private static let margin = 32
  private static let (barHeight, titleHeight, footerHeight, gap) = (60, 22, 18, 16)
  private static let shades = ["#ebedf0", "#9be9a8", "#40c463", "#30a14e", "#216e39"]
  private static let (text, dim, mark) = ("#1f2328", "#57606a", "#cf222e")

  /// A titled part of the picture.
  private struct Chart {
    let title: LocalizedText
    let height: Int
    let shapes: [String]
    var footer: LocalizedText?
  }

  /// The picture as SVG.
  package var svg: String {
    let charts = [forecast, year, time, retention, stabilities]
    var y = Self.gap
    var groups: [String] = []
    for chart in charts {
      groups.append(group(chart, at: y))
      y += Self.titleHeight + chart.height + (chart.footer == nil ? 0 : Self.footerHeight) + Self.gap
    }
    let summary = label(PracticePhrases.summary(statistics)(language), x: Self.margin, y: y + 8)
    let (width, height) = (Self.weeksWidth + 2 * Self.margin, y + Self.footerHeight + Self.gap)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:lang="\(language.rawValue)" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif" font-size="10" fill="\(Self.text)">
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      \(groups.joined(separator: "\n"))
      \(summary)
      </svg>

      """
  }

  private func group(_ chart: Chart, at y: Int) -> String {
    let title = "<text y=\"10\" font-size=\"13\" font-weight=\"bold\">\(CharacterReferences.escaped(chart.title(language)))</text>"
    let footer = chart.footer.map { [label($0(language), x: 0, y: Self.titleHeight + chart.height + 14)] } ?? []
    let shapes = "<g transform=\"translate(0 \(Self.titleHeight))\">\n\(chart.shapes.joined(separator: "\n"))\n</g>"
    return (["<g transform=\"translate(\(Self.margin) \(y))\">", title, shapes] + footer + ["</g>"]).joined(separator: "\n")
  }
}

extension StatisticsPicture {
  private var forecast: Chart {
    let step = Self.weeksWidth / max(1, statistics.forecast.count)
    let bars = bars(statistics.forecast.map { ("\($0.day)", $0.reviews) }, "due", width: step)
    return Chart(
      title: PracticePhrases.forecast, height: Self.barHeight, shapes: bars, footer: PracticePhrases.sums(statistics.forecast))
  }

  /// The answers of a year: the weeks one a column, the days from Monday to Sunday.
  private var year: Chart {
    let cells = map.weeks.enumerated().flatMap { column, week in
      week.enumerated().compactMap { row, answers in
        answers.map { answers in
          rectangle(
            "day", x: column * Self.cell, y: Self.footerHeight + row * Self.cell, width: Self.cell - 2, height: Self.cell - 2,
            fill: Self.shades[map.level(answers)], "\(map.day(week: column, day: row)): \(answers)")
        }
      }
    }
    let names = PracticePhrases.weekdays(language).enumerated().filter { !$1.isEmpty }.map { row, name in
      label(name, x: -6, y: Self.footerHeight + row * Self.cell + 9, anchor: "end")
    }
    return Chart(
      title: PracticePhrases.answersByDay, height: Self.footerHeight + 7 * Self.cell, shapes: months + names + cells,
      footer: PracticePhrases.answers(map.total))
  }

  /// The name of each month that begins in the year and is not cut off at its end.
  private var months: [String] {
    map.weeks.indices.dropLast(2).compactMap { column in
      let (year, month, day) = map.day(week: column, day: 6).parts
      return day > 7 ? nil : label(MonthRetention.name(year, month), x: column * Self.cell, y: 12)
    }
  }

  private var time: Chart {
    let spent = Dictionary(statistics.days.map { ($0.day, $0.timeSpent) }) { first, _ in first }
    let weeks = map.weeks.indices.map { column in
      let days = (0..<7).map { map.day(week: column, day: $0) }
      let seconds = Int((days.reduce(Duration.zero) { $0 + (spent[$1] ?? .zero) } / .seconds(1)).rounded())
      return (name: "\(days[0]): \(PracticePhrases.minutesAndSeconds(seconds)(language))", value: seconds)
    }
    return Chart(
      title: PracticePhrases.timeByWeek, height: Self.barHeight,
      shapes: bars(weeks, "week", width: Self.cell, isNameWhole: true))
  }

  /// The months of the last year as bars, with a line at the share that is wanted.
  private var retention: Chart {
    let title = PracticePhrases.retention(statistics.desiredRetention)
    let months = statistics.months.suffix(12)
    guard !months.isEmpty else { return Chart(title: title, height: 0, shapes: [], footer: PracticePhrases.noReviews) }
    let width = Self.weeksWidth / 12
    let shapes = months.enumerated().flatMap { index, month in
      let height = Int((month.retention * Double(Self.barHeight)).rounded())
      let share = PracticePhrases.percent(month.retention)
      return [
        rectangle(
          "month", x: index * width, y: Self.barHeight - height, width: width - 10, height: height, fill: Self.shades[2],
          "\(month.name): \(share), \(month.recalled)/\(month.reviews)"),
        label(month.name, x: index * width, y: Self.barHeight + 13),
        label(share, x: index * width, y: Self.barHeight + 26),
      ]
    }
    let wanted = Self.barHeight - Int((statistics.desiredRetention * Double(Self.barHeight)).rounded())
    let line = """
      <line x1="0" y1="\(wanted)" x2="\(months.count * width - 10)" y2="\(wanted)" stroke="\(Self.mark)" stroke-dasharray="4 3"/>
      """
    return Chart(title: title, height: Self.barHeight + 30, shapes: shapes + [line])
  }

  private var stabilities: Chart {
    let (names, row) = (150, 16)
    let most = max(1, statistics.stabilities.map(\.words).max() ?? 0)
    let shapes = statistics.stabilities.enumerated().flatMap { index, bucket in
      let name = PracticePhrases.span(bucket)(language)
      let width = bucket.words == 0 ? 0 : max(2, bucket.words * (Self.weeksWidth - names) / most)
      return [
        label(name, x: 0, y: index * row + 10), label("\(bucket.words)", x: names - 10, y: index * row + 10, anchor: "end"),
        rectangle(
          "words", x: names, y: index * row, width: width, height: row - 4, fill: Self.shades[3], "\(name): \(bucket.words)"),
      ]
    }
    return Chart(title: PracticePhrases.stability, height: statistics.stabilities.count * row, shapes: shapes)
  }

  /// Bars on a common ground. An empty one is a thin line.
  ///
  /// - Parameter isNameWhole: Whether the names tell the values, too.
  private func bars(_ values: [(name: String, value: Int)], _ kind: String, width: Int, isNameWhole: Bool = false) -> [String] {
    let most = max(1, values.map(\.value).max() ?? 0)
    return values.enumerated().map { index, bar in
      let height = bar.value == 0 ? 1 : max(3, bar.value * Self.barHeight / most)
      return rectangle(
        kind, x: index * width, y: Self.barHeight - height, width: width - 2, height: height, fill: Self.shades[bar.value == 0 ? 0 : 3],
        isNameWhole ? bar.name : "\(bar.name): \(bar.value)")
    }
  }

  private func rectangle(_ kind: String, x: Int, y: Int, width: Int, height: Int, fill: String, _ title: String) -> String {
    "<rect class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"2\" fill=\"\(fill)\">"
      + "<title>\(CharacterReferences.escaped(title))</title></rect>"
  }

  private func label(_ text: String, x: Int, y: Int, anchor: String = "start") -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" fill=\"\(Self.dim)\">\(CharacterReferences.escaped(text))</text>"
  }
}
