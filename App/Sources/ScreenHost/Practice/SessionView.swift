import CoreModule
import CorePresentation
import Practice
import PracticeScheduling
import Presentation
import TerminalKit

/// Draws a session: a pure function of its state, what was typed, and the window.
struct SessionView {
  let state: SessionState
  let field: TextField
  let canGoAhead: Bool
  let area: ViewArea

  func body() -> ScreenBody {
    guard state.overview != nil else {
      if let problem = state.problem { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
      return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area))
    }
    guard let question = state.question else { return ScreenBody([counters, StyledLine()] + end) }
    let (typed, column) = input(question)
    let above = above(question)
    let cursor = column.map { Position(column: $0, row: above.count) }
    return ScreenBody(fitted(above + typed + answer(question), buttons(question), [StyledLine()] + notes), cursor: cursor)
  }

  /// In a low window empty lines are left out, then the end of what is above the buttons, so that all grades are visible.
  private func fitted(_ above: [StyledLine], _ buttons: [StyledLine], _ below: [StyledLine]) -> [StyledLine] {
    guard !buttons.isEmpty else { return above + below }
    var (above, below) = (above, below)
    var excess: Int { above.count + buttons.count + below.count - area.size.rows }
    while excess > 0, let empty = below.lastIndex(of: StyledLine()) { below.remove(at: empty) }
    while excess > 0, let empty = above.lastIndex(of: StyledLine()) { above.remove(at: empty) }
    return above.prefix(max(1, area.size.rows - buttons.count)) + buttons + below
  }

  /// The lines above the field or the choices.
  func above(_ question: Question) -> [StyledLine] {
    // In a low window, all answers to choose from are visible rather than empty lines.
    let gap = area.size.rows < 12 ? [] : [StyledLine()]
    return [counters] + gap + prompt(question) + gap
  }

  /// What was answered so far, and how much is left.
  private var counters: StyledLine {
    let progress = state.progress
    return StyledLine(" ✓ \(progress.recalled)", .hit).appending("  ✗ \(progress.answers - progress.recalled)", .warning)
      .appending(PracticePhrases.left(state).map { "  " + $0(area.language) } ?? "", .dim)
  }

  private func prompt(_ question: Question) -> [StyledLine] {
    let star = question.word.isStarred ? "★ " : ""
    let languages = "  \(question.languages.from) → \(question.languages.to)"
    return (StyledLine(" \(star)", .accent).appending(question.prompt, .strong).appending(languages, .dim))
      .wrapped(to: max(1, area.size.columns), atMost: 3) + sentence(question)
  }

  /// If there is little space, the buttons are visible rather than the end of a long sentence.
  private func sentence(_ question: Question) -> [StyledLine] {
    guard let sentence = question.sentence else { return [] }
    return StyledLine(" " + sentence.visibleLine).wrapped(to: max(1, area.size.columns), indent: 1, atMost: area.size.rows < 16 ? 1 : 3)
  }

  /// The field, the choices or nothing, and the column of the cursor.
  private func input(_ question: Question) -> ([StyledLine], Int?) {
    switch question.kind {
    case .choose:
      return (question.choices.enumerated().map { choice($0, $1, question) } + [StyledLine()], nil)
    case .recall, .recognise, .game:
      let (line, column) = field.line(after: StyledLine(" › ", .key), columns: area.size.columns)
      guard question.isRevealed else { return ([line, hint(question)], column) }
      // A typed answer that nothing has judged stays to be compared.
      return (field.text.isEmpty ? [] : [line], nil)
    }
  }

  private func hint(_ question: Question) -> StyledLine {
    let text: LocalizedText =
      question.kind == .recall
      ? question.asksArticle
        ? LocalizedText(en: "type the word with its article", ru: "напишите слово с артиклем")
        : LocalizedText(en: "type the word", ru: "напишите слово")
      : LocalizedText(en: "What does it mean?", ru: "Что это значит?")
    return StyledLine(" " + text(area.language), .dim)
  }

  private func choice(_ index: Int, _ text: String, _ question: Question) -> StyledLine {
    let line = StyledLine(" \(index + 1) ", .key)
    guard question.isRevealed else { return line.appending(text) }
    if text == question.expected.first { return line.appending(text + " ✓", .hit) }
    return question.chosen == index ? line.appending(text + " ✗", .warning) : line.appending(text, .dim)
  }

  /// The right answer and what is said of the one that was given.
  private func answer(_ question: Question) -> [StyledLine] {
    guard question.isRevealed else { return [] }
    var lines = StyledLine(" " + question.shownAnswers.joined(separator: ", "), .strong).wrapped(to: max(1, area.size.columns), atMost: 3)
    // A choice is marked in its place.
    if let judgement = question.judgement, question.kind == .recall {
      let role: Look.Role = judgement.verdict == .wrong ? .warning : judgement.verdict == .almost ? .accent : .hit
      var line = StyledLine(judgement.verdict == .wrong ? " ✗ " : " ✓ ", role)
      line = judgement.difference.reduce(line) { $0.appending(Self.letter($1), Self.role(of: $1)) }
      if let remark = judgement.remark { line = line.appending("  " + PracticePhrases.remark(remark)(area.language), role) }
      lines.append(line)
    }
    if let note = question.word.note { lines.append(StyledLine(" " + note.visibleLine, .dim)) }
    return lines + [StyledLine()]
  }

  private static func letter(_ difference: LetterDifference) -> String {
    switch difference {
    case .same(let letter), .missing(let letter), .extra(let letter): String(letter)
    case .changed(_, let expected): String(expected)
    }
  }

  private static func role(of difference: LetterDifference) -> Look.Role {
    switch difference {
    case .same: .plain
    case .changed, .missing: .accent
    case .extra: .warning
    }
  }

  /// Each grade with how long until the card comes back.
  private func buttons(_ question: Question) -> [StyledLine] {
    guard question.isRevealed || question.kind == .recognise else { return [] }
    let deserved = question.isRevealed ? question.deservedGrade : nil
    let buttons = question.buttons.map { button in
      let name = PracticePhrases.grade(button.grade)(area.language)
      let interval = PracticePhrases.interval(button.interval)(area.language)
      return StyledLine(" \(button.grade.rawValue) ", .key).appending(name, button.grade == deserved ? .strong : .plain)
        .appending(" \(interval) ", .dim)
    }
    // Side by side where there is room, else in two columns.
    let row = buttons.reduce(StyledLine(), +)
    guard row.width > area.size.columns else { return [row] }
    let column = buttons.map(\.width).max() ?? 0
    guard 2 * column <= area.size.columns else { return buttons }
    return stride(from: 0, to: buttons.count, by: 2).map { first in
      buttons[first..<min(first + 2, buttons.count)].map { $0.padded(to: column) }.reduce(StyledLine(), +)
    }
  }

  /// What became of the last answer, a word that is forgotten too often, and problems.
  private var notes: [StyledLine] {
    var lines: [StyledLine] = []
    if let leech = state.leech {
      lines += StyledLine(" " + PracticeScreenPhrases.forgotten(leech.text.visibleLine)(area.language), .accent)
        .wrapped(to: max(1, area.size.columns))
    }
    if let problem = state.problem { lines += NoticeLines.notice(Problem(problem).sentence, area, .warning) }
    if let held = state.lastHold, state.question?.isRevealed != true {
      lines.append(
        StyledLine(" " + held.question.word.text.visibleLine, .strong).appending("  " + PracticePhrases.held(held)(area.language), .dim))
    } else if let last = state.lastAnswer, let review = last.review, state.question?.isRevealed != true {
      lines.append(
        StyledLine(review.grade.isRecall ? " ✓ " : " ✗ ", review.grade.isRecall ? .hit : .warning)
          .appending(last.question.prompt, .strong).appending(" — \(last.question.shownAnswers.joined(separator: ", "))")
          .appending("  \(PracticePhrases.next(review.interval)(area.language))", .dim))
    }
    return lines
  }

  private var end: [StyledLine] {
    guard let summary = state.summary else { return notes }
    let isEmpty = state.progress.answers == 0
    let over = canGoAhead ? PracticeScreenPhrases.over : PracticeScreenPhrases.overAhead
    let text = isEmpty ? PracticePhrases.nothingDue : PracticePhrases.end(state.progress, summary)
    return NoticeLines.notice(text, area, isEmpty ? .dim : .accent)
      + [StyledLine()] + StyledLine(" " + over(area.language), .dim).wrapped(to: max(1, area.size.columns), indent: 1)
      + [StyledLine()] + notes
  }
}
