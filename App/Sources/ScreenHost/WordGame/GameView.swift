import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import WordGame

/// Draws a round: a pure function of the game's state, the time and the window.
struct GameView {
  let state: PlayState
  let area: ViewArea

  func lines() -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.notice(Problem(problem).sentence, area, .warning) }
    guard let falling = state.falling else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    if let result = falling.round.result { return dialog(falling.round, result) }
    let field = max(1, area.size.rows - 3)
    let middle = falling.isPaused ? centered(GameScreenPhrases.paused, height: field) : self.field(falling, height: field)
    return [counters(falling)] + middle + [verdict, timeBar(falling)]
  }

  /// Answers, lives, progress and level.
  private func counters(_ falling: FallingRound) -> StyledLine {
    let round = falling.round
    let lives = String(repeating: "♥", count: min(round.livesLeft, 10)) + String(repeating: "♡", count: min(round.wrong, 10))
    return StyledLine(" ✓ \(round.correct)", .hit).appending("  ✗ \(round.wrong)", .warning).appending("  \(lives)")
      .appending("  \(round.index)/\(round.setup.rules.pairs)", .dim)
      .appending("  " + GamePhrases.level(round.level)(area.language), .dim)
  }

  /// The prompt in the middle with the falling word beside it, or over it if there is no room.
  private func field(_ falling: FallingRound, height: Int) -> [StyledLine] {
    guard let pair = falling.round.pair else { return Array(repeating: StyledLine(), count: height) }
    let isStill = falling.millisecondsLeft(at: area.now) == nil
    let last = Double(max(0, height - 1))
    let row = isStill ? height / 2 : Int((falling.position(at: area.now) * last).rounded())
    let columns = area.size.columns
    let shown = StyledLine(" \(pair.shown) ", .accent).cut(to: columns).selected
    let prompt = StyledLine(pair.prompt, .strong).cut(to: columns)
    let isBeside = prompt.width + 2 + shown.width <= columns
    let start = max(0, (columns - prompt.width - 2 - shown.width) / 2)
    return (0..<height).map { line in
      let hasPrompt = line == height / 2
      switch (hasPrompt, line == row, isBeside) {
      case (true, true, true): return indent(start) + prompt + StyledLine("  ") + shown
      case (true, false, _): return indent(isBeside ? start : max(0, (columns - prompt.width) / 2)) + prompt
      case (_, true, true): return indent(start + prompt.width + 2) + shown
      case (_, true, false): return indent(max(0, (columns - shown.width) / 2)) + shown
      default: return StyledLine()
      }
    }
  }

  /// The result of the last answer.
  private var verdict: StyledLine {
    guard let answer = state.lastAnswer else { return StyledLine(" " + GamePhrases.question(area.language), .dim) }
    let translations = answer.translations.joined(separator: ", ")
    return StyledLine(answer.isCorrect ? " ✓ " : " ✗ ", answer.isCorrect ? .hit : .warning)
      .appending(answer.pair.prompt, .strong).appending(" — \(translations)")
      .appending(answer.said == nil ? "  (\(GamePhrases.late(area.language)))" : "", .dim)
  }

  /// The remaining time, to an eighth of a column.
  private func timeBar(_ falling: FallingRound) -> StyledLine {
    guard falling.millisecondsLeft(at: area.now) != nil else { return StyledLine() }
    let columns = max(0, area.size.columns - 2)
    let eighths = Int((1 - falling.position(at: area.now)) * Double(columns * 8))
    let part: [String] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return StyledLine(" " + String(repeating: "█", count: eighths / 8) + part[eighths % 8], .dim)
  }

  /// The end of a round: result, counters, words to remember, next actions.
  private func dialog(_ round: Round, _ result: RoundResult) -> [StyledLine] {
    let counts = GamePhrases.counts(round.correct, round.wrong)
    var lines = [
      StyledLine(), StyledLine(" " + GamePhrases.result(result)(area.language), result == .won ? .hit : .warning),
      StyledLine(" " + counts(area.language)), StyledLine(),
    ]
    let next = round.missed.isEmpty ? GameScreenPhrases.over : GameScreenPhrases.overWithMistakes
    if round.missed.isEmpty {
      lines.append(StyledLine(" " + (round.answers.isEmpty ? LocalizedText(verbatim: "") : GamePhrases.flawless)(area.language)))
    } else {
      lines.append(StyledLine(" " + GamePhrases.missed(area.language), .dim))
      let room = max(1, area.size.rows - lines.count - 2)
      let rows = round.missedWords.map { missed in
        StyledLine("   ").appending(missed.pair.prompt, .strong).appending("  " + missed.translations.joined(separator: ", "))
      }
      lines += rows.prefix(rows.count > room ? room - 1 : room)
      if rows.count > room { lines.append(StyledLine("   …", .dim)) }
    }
    return lines + [StyledLine(), StyledLine(" " + next(area.language), .dim)]
  }

  private func centered(_ text: LocalizedText, height: Int) -> [StyledLine] {
    let line = StyledLine(text(area.language), .accent).cut(to: area.size.columns)
    return (0..<height).map { $0 == height / 2 ? indent(max(0, (area.size.columns - line.width) / 2)) + line : StyledLine() }
  }

  private func indent(_ columns: Int) -> StyledLine { StyledLine(String(repeating: " ", count: columns)) }
}
