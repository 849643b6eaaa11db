package import CoreModule
package import CorePresentation
package import WordGame

package enum GamePhrases {
  package static let noRounds = LocalizedText(
    en: "There are no rounds yet. To play: glot play", ru: "Раундов пока не было. Играть: glot play")
  package static let scores = LocalizedText(en: "Scores", ru: "Результаты")

  package static let words = LocalizedText(en: "Words asked", ru: "Слова из игры")

  package static let question = LocalizedText(en: "Is it a translation?", ru: "Это перевод?")

  package static let flawless = LocalizedText(en: "No mistakes!", ru: "Ни одной ошибки!")

  package static func result(_ result: RoundResult) -> LocalizedText {
    switch result {
    case .won: LocalizedText(en: "You won!", ru: "Победа!")
    case .lost: LocalizedText(en: "You lost.", ru: "Поражение.")
    }
  }

  package static let missed = LocalizedText(en: "To remember:", ru: "Запомните:")
  package static let practise = LocalizedText(en: "To practise them: glot play --mistakes", ru: "Повторить их: glot play --mistakes")

  package static let round = CountedNoun(en: ("round", "rounds"), ru: ("раунд", "раунда", "раундов"))
  private static let pair = CountedNoun(en: ("pair", "pairs"), ru: ("пары", "пар", "пар"))
  package static let late = LocalizedText(en: "too late", ru: "время вышло")
  package static let won = LocalizedText(en: "won", ru: "победа")
  package static let lost = LocalizedText(en: "lost", ru: "поражение")
  package static let paused = LocalizedText(en: "paused", ru: "пауза")

  /// As in `house — casa? (y/n)`.
  package static func question(_ pair: WordPair, _ style: TextStyle) -> LocalizedText {
    let words = "\(style.bold(pair.prompt)) — \(style.bold(pair.shown))?"
    return LocalizedText(en: "\(words) (y/n)", ru: "\(words) (д/н)")
  }

  /// As in `Wrong: house — casa, hogar`.
  package static func verdict(on answer: RoundAnswer, _ style: TextStyle) -> LocalizedText {
    let pair = "\(answer.pair.prompt) — \(answer.translations.joined(separator: ", "))"
    if answer.isCorrect { return LocalizedText(en: "Right: \(pair)", ru: "Верно: \(pair)") }
    if answer.said == nil { return LocalizedText(en: "Too late: \(pair)", ru: "Время вышло: \(pair)") }
    return LocalizedText(en: "Wrong: \(pair)", ru: "Неверно: \(pair)")
  }

  package static func neither(_ line: [UInt8], _ pair: WordPair) -> LocalizedText {
    let shown = DisplayWidth.cut(String(decoding: line, as: UTF8.self).visibleLine, to: 60)
    return LocalizedText(
      en: "“\(shown)” is neither yes nor no. Answer y or n: \(pair.prompt) — \(pair.shown)?",
      ru: "«\(shown)» — это ни да, ни нет. Ответьте д или н: \(pair.prompt) — \(pair.shown)?"
    )
  }

  package static func counts(_ correct: Int, _ wrong: Int) -> LocalizedText {
    LocalizedText(en: "\(correct) right, \(wrong) wrong", ru: "верно: \(correct), неверно: \(wrong)")
  }

  package static func end(of round: Round) -> LocalizedText {
    let counts = counts(round.correct, round.wrong)
    switch round.result {
    case .won?: return LocalizedText(en: "Won: \(counts(.english)).", ru: "Победа! \(counts(.russian).capitalizedFirst).")
    case .lost?: return LocalizedText(en: "Lost: \(counts(.english)).", ru: "Поражение. \(counts(.russian).capitalizedFirst).")
    case nil:
      let start = pair(round.answers.count)
      if round.answers.isEmpty {
        return LocalizedText(en: "There were no answers.", ru: "Ответов не было.")
      }
      return LocalizedText(
        en: "Paused after \(start(.english)): \(counts(.english)). To resume: glot play --resume",
        ru: "Пауза после \(start(.russian)). \(counts(.russian).capitalizedFirst). Продолжить: glot play --resume"
      )
    }
  }

  package static func result(_ result: RoundResult?) -> LocalizedText {
    switch result {
    case .won?: won
    case .lost?: lost
    case nil: paused
    }
  }

  /// The source of the words.
  package static func deck(_ deck: DeckName) -> LocalizedText {
    switch deck {
    case .personal: LocalizedText(en: "your words", ru: "ваши слова")
    case .starter: LocalizedText(en: "starter deck", ru: "начальный набор")
    case .file(let path): LocalizedText(verbatim: path.split(separator: "/").last.map(String.init) ?? path)
    }
  }

  package static func level(_ level: DifficultyLevel) -> LocalizedText {
    LocalizedText(en: "level \(level.rawValue)", ru: "уровень \(level.rawValue)")
  }

  /// As in `2 of 3`.
  package static func ofAsked(_ history: WordHistory) -> LocalizedText {
    LocalizedText(en: "\(history.correct) of \(history.asked)", ru: "\(history.correct) из \(history.asked)")
  }

  /// As in `4 in a row`.
  package static func inARow(_ count: Int) -> LocalizedText { LocalizedText(en: "\(count) in a row", ru: "\(count) подряд") }

  package static func summary(of summary: RoundSummary) -> LocalizedText {
    let days = day(summary.daysInARow)
    let played = round(summary.count)
    return LocalizedText(
      en: "\(played(.english)), \(summary.won) won · streak: \(days(.english)) · by week \(summary.weeks.text)",
      ru: "\(played(.russian)), побед: \(summary.won) · серия: \(days(.russian)) · по неделям \(summary.weeks.text)"
    )
  }

  private static let day = CountedNoun(en: ("day", "days"), ru: ("день", "дня", "дней"))

  package static func outOfRange(_ error: RoundRulesError) -> LocalizedText {
    let (option, value) =
      switch error {
      case .pairs(let value): ("--pairs", value)
      case .lives(let value): ("--lives", value)
      case .secondsPerPair(let value): ("--seconds", value)
      case .chanceOfMatch(let value): ("--chance", value)
      }
    return LocalizedText(en: "“\(value)” is not valid for \(option).", ru: "«\(value)» не подходит для \(option).")
  }
}
