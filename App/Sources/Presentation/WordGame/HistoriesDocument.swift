package import CoreModule
package import CorePresentation
package import Practice
package import WordGame

/// The history of each word.
package struct HistoriesDocument: Document {
  package let histories: [WordHistory]
  /// How well the user's own words among them are known in the practice.
  package let knowledge: [WordHistory: WordKnowledge]
  package let now: Timestamp

  package init(histories: [WordHistory], knowledge: [WordHistory: WordKnowledge], now: Timestamp) {
    (self.histories, self.knowledge, self.now) = (histories, knowledge, now)
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(
      histories.map { history in
        .object([
          ("prompt", .string(history.prompt)), ("from", JSON(history.languages?.from)), ("to", JSON(history.languages?.to)),
          ("asked", .number(history.asked)), ("correct", .number(history.correct)), ("wrong", .number(history.asked - history.correct)),
          ("accuracy", .decimal(Self.share(history))), ("streak", .number(history.streak)), ("best_streak", .number(history.bestStreak)),
          ("last", .string(localTime.rfc3339(history.last))), ("due", .string(localTime.rfc3339(history.due))),
          ("weeks", .array(sparkline(history, localTime).weeks.filter { $0.asked > 0 }.map(Self.json))),
          ("knowledge", knowledge[history]?.json(localTime) ?? .null),
        ])
      })
  }

  package var plain: [[String]] {
    histories.map { history in
      [
        history.prompt, history.languages?.from ?? "", history.languages?.to ?? "", "\(history.asked)", "\(history.correct)",
        "\(history.streak)", "\(history.bestStreak)", LocalTime { _ in 0 }.rfc3339(history.last),
      ]
    }
  }

  package func text(_ style: TextStyle) -> String {
    let rows = histories.map { history in
      [
        style.dim(knowledge[history].flatMap(KnowledgePhrases.sign) ?? ""), style.bold(history.prompt),
        history.languages.map { "\($0.from) → \($0.to)" } ?? "",
        "\(history.correct * 100 / max(1, history.asked)) %", GamePhrases.ofAsked(history)(style.language),
        history.streak > 1 ? GamePhrases.inARow(history.streak)(style.language) : "", style.dim(sparkline(history, style.localTime).text),
      ]
    }
    return TextTable(columns: [.left, .left, .left, .right, .left, .left, .left], narrowed: 1).text(rows, width: style.width)
  }

  private func sparkline(_ history: WordHistory, _ localTime: LocalTime) -> Sparkline {
    Sparkline(history.days.map { ($0.day.daysSinceEpoch, $0.asked, $0.correct) }, today: localTime.day(of: now).daysSinceEpoch)
  }

  private static func json(_ week: Sparkline.Week) -> JSON {
    .object([("week", .string(week.first.description)), ("asked", .number(week.asked)), ("correct", .number(week.correct))])
  }

  /// The share of right answers, as in `0.67`.
  private static func share(_ history: WordHistory) -> String {
    let hundredths = (history.correct * 200 + history.asked) / (2 * max(1, history.asked))
    let digits = hundredths % 100
    return "\(hundredths / 100)" + (digits == 0 ? "" : digits % 10 == 0 ? ".\(digits / 10)" : digits < 10 ? ".0\(digits)" : ".\(digits)")
  }
}
