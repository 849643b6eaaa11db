import CoreModule
import CorePresentation
import Practice
import Presentation

/// What was practised, and what is ahead.
@MainActor
struct StatisticsPage {
  let context: PageContext
  let statistics: PracticeStatistics

  nonisolated static let title = LocalizedText(en: "Statistics", ru: "Статистика")

  static func shown(_ context: PageContext) async throws(Problem) -> Page {
    let model = context.site.practice.statistics.build()
    await model.loadDue()
    await model.load()
    if let problem = model.state.problem { throw Problem(problem) }
    let due = model.state.overview.map { overview -> HTML in
      "<p>\(context(PracticePhrases.overview(overview))) <a href=\"/practice\" data-back>\(context(Page.Tab.practice.name))</a></p>"
    }
    let content = model.state.statistics.map { StatisticsPage(context: context, statistics: $0).content }
    return Page(
      title: title,
      body: "<h1>\(context(title))</h1><section id=\"statistics\" data-live aria-label=\"\(context(title))\">\(due)\(content)</section>",
      tab: .practice, assets: Asset.features
    )
  }

  private var content: HTML {
    guard !statistics.days.isEmpty || !statistics.cards.isEmpty else {
      return "<p class=\"dim\">\(context(en: "Nothing has been practised yet.", ru: "Повторений ещё не было."))</p>"
    }
    return "\(forecast)\(year)\(retention)\(stabilities)<p>\(context(PracticePhrases.summary(statistics)))</p>"
  }

  private func section(_ title: LocalizedText, _ content: HTML) -> HTML { "<h2>\(context(title))</h2>\(content)" }

  /// A bar for each of the next days.
  private var forecast: HTML {
    let (width, height) = (12, 60)
    let most = max(1, statistics.forecast.map(\.reviews).max() ?? 0)
    let bars = statistics.forecast.enumerated().map { index, day -> HTML in
      let bar = day.reviews == 0 ? 1 : max(3, day.reviews * height / most)
      return """
        <rect class="\(day.reviews == 0 ? "level0" : "level3")" x="\(index * width)" y="\(height - bar)" width="10" height="\(bar)" rx="2">\
        <title>\(day.day.description): \(day.reviews)</title></rect>
        """
    }
    let sums = context(PracticePhrases.sums(statistics.forecast))
    let picture = picture(width: statistics.forecast.count * width, height: height, name: sums, bars)
    return section(PracticePhrases.forecast, "\(picture)<p class=\"dim\">\(sums)</p>")
  }

  /// The answers of a year: the weeks one a column, the days from Monday to Sunday.
  private var year: HTML {
    let (map, cell) = (YearMap(statistics, weeks: 53), 12)
    let cells = map.weeks.enumerated().flatMap { column, week in
      week.enumerated().compactMap { row, answers in
        answers.map { answers -> HTML in
          // Most days of most people are empty.
          let rest: HTML = answers == 0 ? "/>" : "><title>\(map.day(week: column, day: row).description): \(answers)</title></rect>"
          return "<rect class=\"level\(map.level(answers))\" x=\"\(column * cell)\" y=\"\(row * cell)\"\(rest)"
        }
      }
    }
    let answers = context(PracticePhrases.answers(map.total))
    let picture = picture(width: map.weeks.count * cell, height: 7 * cell, name: answers, isYear: true, cells)
    return section(PracticePhrases.answersByDay, "\(picture)<p class=\"dim\">\(answers)</p>")
  }

  private func picture(width: Int, height: Int, name: String, isYear: Bool = false, _ content: [HTML]) -> HTML {
    """
    <div class="chart\(isYear ? " year" : "")" tabindex="0" role="group" aria-label="\(name)"><svg role="img" aria-label="\(name)" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)">\(content)</svg></div>
    """
  }

  private var retention: HTML {
    let title = PracticePhrases.retention(statistics.desiredRetention)
    guard !statistics.months.isEmpty else { return section(title, "<p class=\"dim\">\(context(PracticePhrases.noReviews))</p>") }
    let rows = statistics.months.suffix(12).map { month -> HTML in
      """
      <tr><th scope="row">\(month.name)</th><td>\(context(LocalizedText(verbatim: PracticePhrases.percent(month.retention))))</td><td class="dim">\(month.recalled)/\(month.reviews)</td></tr>
      """
    }
    return section(title, "<table class=\"even\">\(rows)</table>")
  }

  private var stabilities: HTML {
    let most = max(1, statistics.stabilities.map(\.words).max() ?? 0)
    let rows = statistics.stabilities.map { bucket -> HTML in
      """
      <tr><th scope="row">\(context(PracticePhrases.span(bucket)))</th><td>\(bucket.words)</td>\
      <td><meter min="0" max="\(most)" value="\(bucket.words)" aria-hidden="true"></meter></td></tr>
      """
    }
    return section(PracticePhrases.stability, "<table class=\"even\">\(rows)</table>")
  }
}
