import CoreModule
import WordGame

/// Rounds that were played, a line each, and how it went from week to week.
struct RoundsDocument: Document {
  let rounds: [RoundRecord]

  func json(_ localTime: LocalTime) -> JSON {
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

  var plain: [[String]] {
    rounds.map { round in
      [
        LocalTime { _ in 0 }.rfc3339(round.started), round.result?.rawValue ?? "paused", "\(round.correct)", "\(round.wrong)",
        "\(round.setup.level.rawValue)", round.setup.deck.plain, round.setup.languages?.from ?? "", round.setup.languages?.to ?? "",
      ]
    }
  }

  func text(_ style: TextStyle) -> String {
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
  /// For programs.
  var plain: String {
    switch self {
    case .personal: "personal"
    case .starter: "starter"
    case .file(let path): path
    }
  }
}

/// What many rounds say together.
struct RoundSummary {
  let won: Int
  let count: Int
  /// On how many days in a row, up to today or yesterday, there was a round.
  let daysInARow: Int
  /// How well it went, from week to week; the last one is this week.
  let weeks: Sparkline

  init(_ rounds: [RoundRecord], _ localTime: LocalTime, _ now: Timestamp) {
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
