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
  /// Whether there is any word to practise.
  let hasWords: Bool

  var body: HTML {
    guard let question = state.question else { return "<section class=\"card\">\(counters)\(end)\(notes)</section>\(statistics)" }
    return """
      <section class="card">\(counters)<h1 lang="\(question.languages.from)">\(question.word.isStarred ? "★ " : "")\(question.prompt)</h1>
      \(sentence(question))\(asked(question))\(revealed(question))\(grades(question))\(notes)</section>\(around(question))\(statistics)
      """
  }

  /// What was answered so far, and how much is left.
  private var counters: HTML? {
    let progress = state.progress
    guard progress.answers > 0 || state.question != nil else { return nil }
    let (right, wrong) = (context(en: "right", ru: "верно"), context(en: "wrong", ru: "неверно"))
    return """
      <p class="dim"><span class="right" title="\(right)">✓ \(progress.recalled)</span> \
      <span class="wrong" title="\(wrong)">✗ \(progress.answers - progress.recalled)</span>\
      \(PracticePhrases.left(state).map { left -> HTML in " · \(context(left))" })</p>
      """
  }

  private var statistics: HTML {
    "<p><a href=\"/practice/statistics\">\(context(StatisticsPage.title))</a></p>"
  }

  private func sentence(_ question: Question) -> HTML? { question.sentence.map { "<p class=\"sentence\">\($0)</p>" } }

  private func form(_ intent: HTML, _ question: Question, _ content: HTML) -> HTML {
    """
    <form method="post" action="/practice/\(intent)" data-no-draft>\(context.formToken)<input type="hidden" name="card" value="\(question.mark)">\(content)</form>
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
    case .recognise, .game:
      // Who knows it may say so at once.
      let grades = question.buttons.map { grade($0.grade, HTML(context(PracticePhrases.grade($0.grade)))) }
      return """
        <p class="dim">\(context(en: "What does it mean?", ru: "Что это значит?"))</p>\
        \(showing(question))<div hidden data-keys>\(form("grade", question, "\(grades)"))</div>
        """
    }
  }

  private func showing(_ question: Question) -> HTML {
    let name = context(en: "Show the answer", ru: "Показать ответ")
    return form("show", question, "<button class=\"main\" data-key=\"Enter Space\">\(name)</button>")
  }

  private func revealed(_ question: Question) -> HTML? {
    guard question.isRevealed else { return nil }
    let answer: HTML =
      question.kind == .choose
      ? "<ul class=\"answers\" lang=\"\(question.languages.to)\">\(question.choices.enumerated().map { choice($0, $1, question) })</ul>"
      : "<p class=\"answer\" lang=\"\(question.languages.to)\">\(question.shownAnswers.joined(separator: ", "))</p>"
    let note = question.word.note.map { note -> HTML in "<p class=\"dim\">\(note)</p>" }
    return "\(answer)\(question.kind == .recall ? verdict(question) : nil)\(note)"
  }

  /// A choice, once the right one is shown.
  private func choice(_ index: Int, _ text: String, _ question: Question) -> HTML {
    if text == question.expected.first { return "<li class=\"right\">\(mark(isRight: true)) \(text)</li>" }
    guard question.chosen == index else { return "<li class=\"dim\">\(text)</li>" }
    return "<li class=\"wrong\">\(mark(isRight: false)) \(text)</li>"
  }

  private func mark(isRight: Bool) -> HTML {
    let name = isRight ? context(en: "right", ru: "верно") : context(en: "wrong", ru: "неверно")
    return "<span role=\"img\" aria-label=\"\(name)\">\(isRight ? "✓" : "✗")</span>"
  }

  /// What is said of a typed answer, letter by letter.
  private func verdict(_ question: Question) -> HTML? {
    guard let judgement = question.judgement else { return nil }
    let remark = judgement.remark.map { context(PracticePhrases.remark($0)) } ?? ""
    let isWrong = judgement.verdict == .wrong
    let letters: HTML = "<span lang=\"\(question.languages.to)\">\(judgement.difference.map(letter))</span>"
    return "<p class=\"\(isWrong ? "wrong" : judgement.verdict == .almost ? "accent" : "right")\" role=\"status\">"
      + "\(mark(isRight: !isWrong)) \(letters) \(remark)</p>"
  }

  private func letter(_ difference: LetterDifference) -> HTML {
    switch difference {
    case .same(let letter): "\(String(letter))"
    case .changed(_, let expected): "<b>\(String(expected))</b>"
    case .missing(let letter): "<b>\(String(letter))</b>"
    case .extra(let letter): "<s>\(String(letter))</s>"
    }
  }

  /// Each grade with the time until the card comes back. The grade that the answer deserves has the focus, so that Enter continues.
  private func grades(_ question: Question) -> HTML? {
    guard question.isRevealed else { return nil }
    let buttons = question.buttons.map { button -> HTML in
      let focus: HTML = button.grade == question.deservedGrade ? " class=\"main\" autofocus" : ""
      let interval: HTML = "<small>\(context(PracticePhrases.interval(button.interval)))</small>"
      return grade(button.grade, "\(context(PracticePhrases.grade(button.grade))) \(interval)", focus)
    }
    return form("grade", question, "<div class=\"grades\">\(buttons)</div>")
  }

  private func grade(_ grade: Grade, _ name: HTML, _ attributes: HTML = "") -> HTML {
    let arrow: HTML =
      switch grade {
      case .again: "ArrowLeft"
      case .hard: "ArrowDown"
      case .good: "ArrowRight"
      case .easy: "ArrowUp"
      }
    return "<button name=\"grade\" value=\"\(grade.rawValue)\" data-key=\"\(grade.rawValue) \(arrow)\"\(attributes)>\(name)</button>"
  }

  /// What became of the last answer, a word that is forgotten too often, and problems.
  private var notes: HTML {
    let problem = state.problem.map { Page.alert(Problem($0), context.language) }
    return "\(problem)\(state.leech.map(leech))\(state.question?.isRevealed == true ? nil : last)"
  }

  private func leech(_ word: PracticeWord) -> HTML {
    let text = LocalizedText(
      en: "“\(word.text)” was forgotten too often and is set aside. Split it, give it a note, or drop it.",
      ru: "«\(word.text)» слишком часто забывается и исключено. Разделите его, добавьте заметку или откажитесь от него."
    )
    return "<p class=\"notice\" role=\"status\">\(context(text))</p>"
  }

  /// The last answer, which can be taken back.
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
      <form method="post" action="/practice/undo">\(context.formToken)<button class="quiet" data-key="u">\(text)</button></form>
      """
  }

  /// What can be done with the word of the card. Before its answer is shown, letters are rather the beginning of an answer.
  private func around(_ question: Question) -> HTML {
    let star =
      question.word.isStarred
      ? context(en: "Remove from favourites", ru: "Убрать из избранного") : context(en: "Favourite", ru: "В избранное")
    func key(_ key: String) -> HTML { question.isRevealed ? " data-key=\"\(key)\"" : "" }
    return """
      <div class="actions"><a class="button quiet" href="/practice/edit"\(key("e"))>\(context(en: "Edit", ru: "Изменить"))</a>\
      \(form("star", question, "<button class=\"quiet\"\(key("s"))>\(star)</button>"))\
      \(form("bury", question, "<button class=\"quiet\"\(key("b"))>\(context(WordPractice.tomorrow))</button>"))\
      \(form("suspend", question, "<button class=\"quiet\"\(key("-"))>\(context(WordPractice.setAside))</button>"))\
      \(form("reset", question, "<button class=\"quiet\"\(key("N"))>\(context(WordPractice.beginAnew))</button>"))</div>
      <details><summary>\(context(en: "Another day", ru: "Другой день"))</summary>\
      \(form("reschedule", question, "\(WordPractice.day(context))<button>\(context(WordPractice.setDay))</button></div></div>"))</details>
      """
  }

  private var end: HTML {
    guard hasWords else {
      let text = context(en: "There are no words with a translation to practise.", ru: "Нет слов с переводом, которые можно повторять.")
      return
        "<p class=\"answer\">\(text)</p><p><a class=\"button\" href=\"/words\">\(context(en: "Add a word", ru: "Добавить слово"))</a></p>"
    }
    let text = state.summary.flatMap { state.progress.answers == 0 ? nil : PracticePhrases.end(state.progress, $0) }
    return """
      <p class="answer">\(context(text ?? PracticePhrases.nothingDue))</p><form method="post" action="/practice/begin">\(context.formToken)\
      <div class="actions"><button class="main" data-key="p Enter" autofocus>\(context(en: "Look again", ru: "Проверить снова"))</button>\
      <button name="ahead" value="yes" data-key="a" title="\(context(en: "practise what comes back this week", ru: "повторить то, что вернётся на неделе"))">\
      \(context(en: "Go ahead", ru: "Вперёд"))</button></div></form>
      """
  }
}
