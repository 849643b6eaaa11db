import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The words whose translations have to wait, and looking them up.
@MainActor
enum PendingPages {
  nonisolated static let routes: [Route] = [
    .get("/words/pending") { context async throws(Problem) in .page(try await list(context)) },
    .post("/words/pending/fetch") { context async throws(Problem) in try fetch(context) },
    .post("/words/pending/stop") { context async throws(Problem) in
      context.session.pendingFetch?.stop()
      return .goTo("/words/pending")
    },
  ]

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let model = context.site.dictionary.pendingWords.build()
    await model.load()
    let running = context.session.pendingFetch
    if let problem = model.state.problem ?? running?.takeProblem() { throw Problem(problem) }
    let rows = model.state.pending.map { row($0, context) }
    return Page(
      title: PendingPhrases.title,
      body: """
        <h1>\(context(PendingPhrases.title))</h1><p class="dim">\(context(means))</p>
        <form method="post" id="row" action="/words/pending/fetch">\(context.formToken)</form>
        <section id="list" data-live aria-live="polite">\(progress(running, context))\(rows.isEmpty ? nil : button(running, context))
        \(rows.isEmpty ? "<p>\(context(PendingPhrases.nothing))</p>" : "<ul class=\"rows\">\(rows)</ul>")</section>
        <p><a href="/words" data-back>\(context(en: "To the words", ru: "К словам"))</a></p>
        """,
      tab: .words
    )
  }

  private static let means = LocalizedText(
    en: "A word waits here when no dictionary has it, until a service can be asked.",
    ru: "Сюда попадают слова, которых нет в словарях, пока недоступна служба."
  )

  private static func progress(_ fetch: PendingFetch?, _ context: PageContext) -> HTML? {
    guard let fetch else { return nil }
    if fetch.isRunning {
      let text = fetch.progress.map { context(PendingPhrases.progress($0)) } ?? "…"
      return "<p class=\"notice\" role=\"status\" data-poll>\(text)</p>"
    }
    return fetch.doneCount == 0 ? nil : "<p class=\"notice\" role=\"status\">\(context(PendingPhrases.done(fetch.doneCount)))</p>"
  }

  private static func button(_ fetch: PendingFetch?, _ context: PageContext) -> HTML {
    fetch?.isRunning == true
      ? "<p><button form=\"row\" formaction=\"/words/pending/stop\" data-key=\"Escape\">\(context(en: "Stop", ru: "Остановить"))</button></p>"
      : "<p><button form=\"row\" class=\"main\" data-key=\"r\">\(context(en: "Look all of them up now", ru: "Найти перевод всех этих слов"))</button></p>"
  }

  private static func row(_ pending: PendingWord, _ context: PageContext) -> HTML {
    let word = pending.word
    let name = context(en: "Look up “\(word.text)” now", ru: "Найти перевод «\(word.text)»")
    return """
      <li><div><a href="/words/\(word.number.rawValue)" lang="\(word.direction.from.code)">\(word.text)</a>\
      <span class="dim">\(PendingPhrases.state(pending, context.style))</span></div>\
      <button form="row" name="number" value="\(word.number.rawValue)" class="quiet" data-key="R" data-name="\(context(en: "look one up", ru: "найти только это"))"\
       aria-label="\(name)" title="\(name)">↻</button></li>
      """
  }

  private static func fetch(_ context: PageContext) throws(Problem) -> Answer {
    let selectors = try context.number("number").map { [WordSelector.number(Word.Number($0))] } ?? []
    if context.session.pendingFetch?.isRunning != true {
      context.session.pendingFetch = PendingFetch(context.site.dictionary.pendingWords.build(), selectors)
    }
    return .goTo("/words/pending")
  }
}

/// Looks pending words up, while pages come and go.
@MainActor
final class PendingFetch {
  private let model: PendingWordsViewModel
  private var task: Task<Void, Never>?
  private var problem: PersonalDictionaryProblem?

  init(_ model: PendingWordsViewModel, _ selectors: [WordSelector]) {
    self.model = model
    task = Task { [weak self] in
      await model.fetch(selectors)
      self?.problem = model.state.problem
      self?.task = nil
    }
  }

  var isRunning: Bool { task != nil }
  var progress: PendingWordsProgress? { model.state.progress }
  var doneCount: Int { model.state.done.count }

  func stop() { task?.cancel() }

  /// The failure, which is returned once.
  func takeProblem() -> PersonalDictionaryProblem? { problem.take() }
}
