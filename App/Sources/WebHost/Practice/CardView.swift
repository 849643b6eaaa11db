import CoreModule
import CorePresentation
import Practice
import PracticeScheduling
import Presentation

/// The card that is asked, or what became of the session.
@MainActor
struct CardView {
  let context: PageContext
  let state: SessionState

  var body: HTML {
    guard let question = state.question else { return "<section class=\"card\">\(counters)\(end)\(last)</section>" }
    return """
      <section class="card">\(counters)<h1 lang="\(question.languages.from)">\(question.word.isStarred ? "★ " : "")\(question.prompt)</h1>
      \(sentence(question))\(asked(question))\(revealed(question))\(grades(question))\(notes)</section>\(around(question))
      """
  }

  private var counters: HTML {
    let (progress, overview) = (state.progress, state.overview.map { context(PracticePhrases.overview($0)) } ?? "")
    return "<p class=\"dim\">✓ \(progress.recalled) ✗ \(progress.answers - progress.recalled) · \(overview)</p>"
  }

  private func sentence(_ question: Question) -> HTML? { question.sentence.map { "<p class=\"sentence\">\($0)</p>" } }

  private func form(_ intent: HTML, _ question: Question, _ content: HTML) -> HTML {
    """
    <form method="post" action="/practice/\(intent)">\(context.formToken)<input type="hidden" name="card" value="\(question.mark)">\(content)</form>
    """
  }

  /// The field, the choices, or the button that shows the answer.
  private func asked(_ question: Question) -> HTML {
    guard !question.isRevealed else { return "" }
    switch question.kind {
    case .recall:
      let label =
        question.asksArticle
        ? context(en: "Type the word with its article", ru: "Напишите слово с артиклем")
        : context(en: "Type the word", ru: "Напишите слово")
      return form(
        "type", question,
        """
        <label for="answer">\(label)</label><div class="field"><input id="answer" name="text" lang="\(question.languages.to)" autocomplete="off"\
         autocapitalize="off" spellcheck="false" autofocus><button>\(context(en: "Answer", ru: "Ответить"))</button></div>
        """
      )
    case .choose:
      let buttons = question.choices.enumerated().map { index, choice -> HTML in
        "<button name=\"choice\" value=\"\(index + 1)\" data-key=\"\(index + 1)\" lang=\"\(question.languages.to)\">\(choice)</button>"
      }
      return form("choose", question, "<div class=\"choices\">\(buttons)</div>") + showing(question)
    case .recognise, .game: return showing(question)
    }
  }

  private func showing(_ question: Question) -> HTML {
    form("show", question, "<button class=\"main\" data-key=\" \">\(context(en: "Show the answer", ru: "Показать ответ"))</button>")
  }

  private func revealed(_ question: Question) -> HTML? {
    guard question.isRevealed else { return nil }
    let verdict = question.judgement.map { judgement -> HTML in
      let letters = judgement.difference.map(letter)
      let remark = judgement.remark.map { context(PracticePhrases.remark($0)) } ?? ""
      let isWrong = judgement.verdict == .wrong
      let name = isWrong ? context(en: "Wrong", ru: "Неверно") : context(en: "Right", ru: "Верно")
      return
        "<p class=\"\(isWrong ? "wrong" : "right")\"><span aria-label=\"\(name)\">\(isWrong ? "✗" : "✓")</span> \(letters) \(remark)</p>"
    }
    let note = question.word.note.map { note -> HTML in "<p class=\"dim\">\(note)</p>" }
    return "<p class=\"answer\" lang=\"\(question.languages.to)\">\(question.shownAnswers.joined(separator: ", "))</p>\(verdict)\(note)"
  }

  private func letter(_ difference: LetterDifference) -> HTML {
    switch difference {
    case .same(let letter): "\(String(letter))"
    case .changed(_, let expected): "<b>\(String(expected))</b>"
    case .missing(let letter): "<b>\(String(letter))</b>"
    case .extra(let letter): "<s>\(String(letter))</s>"
    }
  }

  /// Each grade with how long until the card comes back. That which the answer deserves has the focus, so that Enter goes on.
  private func grades(_ question: Question) -> HTML? {
    guard question.isRevealed || question.kind == .recognise else { return nil }
    let deserved = question.judgement?.grade ?? (question.isRevealed ? .good : nil)
    let buttons = question.buttons.map { button -> HTML in
      let focus: HTML = button.grade == deserved ? " class=\"main\" autofocus" : ""
      return """
        <button name="grade" value="\(button.grade.rawValue)" data-key="\(button.grade.rawValue)"\(focus)>\(context(PracticePhrases.grade(button.grade)))\
        <small>\(context(PracticePhrases.interval(button.interval)))</small></button>
        """
    }
    return form("grade", question, "<div class=\"grades\">\(buttons)</div>")
  }

  /// What became of the last answer, and problems.
  private var notes: HTML {
    let problem = state.problem.map { Page.alert(Problem($0), context.language) }
    let leech = state.leech.map { word -> HTML in "<p class=\"notice\">\(context(PracticePhrases.leech(word.text)))</p>" }
    return "\(problem)\(leech)\(state.question?.isRevealed == true ? nil : last)"
  }

  private var last: HTML? {
    if let held = state.lastHold {
      return "<p class=\"dim\">\(held.question.word.text) — \(context(PracticePhrases.held(held)))</p>\(takingBack)"
    }
    guard let last = state.lastAnswer, let review = last.review else { return nil }
    let answers = last.question.shownAnswers.joined(separator: ", ")
    let mark = review.grade.isRecall ? "✓" : "✗"
    return
      "<p class=\"dim\">\(mark) \(last.question.prompt) — \(answers) · \(context(PracticePhrases.next(review.interval)))</p>\(takingBack)"
  }

  private var takingBack: HTML {
    let text =
      state.lastHold == nil
      ? context(en: "Take the last answer back", ru: "Отменить последний ответ") : context(en: "Undo", ru: "Отменить")
    return """
      <form method="post" action="/practice/undo">\(context.formToken)<button class="quiet" data-key="z">\(text)</button></form>
      """
  }

  private func around(_ question: Question) -> HTML {
    let star =
      question.word.isStarred
      ? context(en: "Remove from favourites", ru: "Убрать из избранного") : context(en: "Favourite", ru: "В избранное")
    return """
      <div class="actions">\(form("star", question, "<button class=\"quiet\" data-key=\"s\">\(star)</button>"))\
      \(form("bury", question, "<button class=\"quiet\" data-key=\"b\">\(context(en: "Tomorrow", ru: "Завтра"))</button>"))\
      \(form("suspend", question, "<button class=\"quiet\" data-key=\"-\">\(context(en: "Set aside", ru: "Исключить"))</button>"))</div>
      """
  }

  private var end: HTML {
    let isEmpty = state.progress.answers == 0
    let text =
      state.summary.map { isEmpty ? PracticePhrases.nothingDue : PracticePhrases.end(state.progress, $0) } ?? PracticePhrases.nothingDue
    return """
      <p class="answer">\(context(text))</p><form method="post" action="/practice/begin">\(context.formToken)\
      <button data-key="Enter">\(context(en: "Look again", ru: "Проверить снова"))</button></form>
      """
  }
}
