package import CoreModule
package import CorePresentation
package import WordGame

/// The played rounds, and the results of the last weeks.
package struct RoundsDocument: Document {
  package let rounds: [RoundRecord]

  package init(rounds: [RoundRecord]) { self.rounds = rounds }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(
      rounds.map { round in
        let setup = round.setup
        return .object([
          ("id", .string(setup.id.description)), ("result", .string(round.result?.rawValue ?? "paused")),
          ("correct", .number(round.correct)),
          ("wrong", .number(round.wrong)), ("deck", .string(setup.deck.plain)), ("from", JSON(setup.languages?.from)),
          ("to", JSON(setup.languages?.to)), ("level", .number(setup.level.rawValue)), ("pairs", .number(setup.rules.pairs)),
          ("lives", .number(setup.rules.lives)), ("seconds", .number(setup.rules.secondsPerPair)),
          ("chance", .number(setup.rules.chanceOfMatch)), ("seed", setup.isSeeded ? .decimal("\(setup.seed)") : .null),
          ("mistakes", .bool(setup.isOfMistakes)), ("started", .string(localTime.rfc3339(round.started))),
          ("played", .string(localTime.rfc3339(round.played))),
        ])
      })
  }

  package var plain: [[String]] {
    rounds.map { round in
      [
        LocalTime { _ in 0 }.rfc3339(round.started), round.result?.rawValue ?? "paused", "\(round.correct)", "\(round.wrong)",
        "\(round.setup.level.rawValue)", round.setup.deck.plain, round.setup.languages?.from ?? "", round.setup.languages?.to ?? "",
      ]
    }
  }

  package func text(_ style: TextStyle) -> String {
    guard !rounds.isEmpty else { return "" }
    let rows = rounds.map { round in
      [
        style.dim(StepPhrases.time(round.started, style)(style.language)),
        style.bold(GamePhrases.result(round.result)(style.language)),
        GamePhrases.counts(round.correct, round.wrong)(style.language), GamePhrases.level(round.setup.level)(style.language),
        round.setup.languages.map { "\($0.from) → \($0.to)" } ?? "", GamePhrases.deck(round.setup.deck)(style.language),
      ]
    }
    let table = TextTable(columns: [.left, .left, .left, .left, .left, .left], flexible: 5).text(rows, width: style.width)
    return table + "\n" + GamePhrases.summary(of: RoundSummary(rounds, style.localTime, style.now))(style.language)
  }
}

extension DeckName {
  package var plain: String {
    switch self {
    case .personal: "personal"
    case .starter: "starter"
    case .file(let path): path
    }
  }
}

/// The summary of all rounds.
package struct RoundSummary {
  let won: Int
  let count: Int
  /// The number of consecutive days with a round, up to today or yesterday.
  let daysInARow: Int
  /// The results of the last weeks; the last one is the current week.
  let weeks: Sparkline

  package init(_ rounds: [RoundRecord], _ localTime: LocalTime, _ now: Timestamp) {
    won = rounds.count { $0.result == .won }
    count = rounds.count
    let days = Set(rounds.map { localTime.day(of: $0.started).daysSinceEpoch })
    let today = localTime.day(of: now).daysSinceEpoch
    var day = days.contains(today) ? today : today - 1
    var streak = 0
    while days.contains(day) {
      streak += 1
      day -= 1
    }
    daysInARow = streak
    weeks = Sparkline(
      rounds.map { (localTime.day(of: $0.started).daysSinceEpoch, $0.correct + $0.wrong, $0.correct) }, today: today
    )
  }
}
