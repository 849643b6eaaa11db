import AppGraph
import CoreModule
import CorePresentation
import Presentation

/// What was changed, and taking it back: the last step, or all down to one.
@MainActor
enum HistoryPages {
  nonisolated static let routes: [Route] = [
    .get("/history") { context async throws(Problem) in .page(try await list(context)) },
    .post("/undo") { context async throws(Problem) in try await turn(context, .undo) },
    .post("/redo") { context async throws(Problem) in try await turn(context, .redo) },
    .post("/history/undo") { context async throws(Problem) in try await turn(context, .undo, to: try context.number("step")) },
    .post("/history/redo") { context async throws(Problem) in try await turn(context, .redo, to: try context.number("step")) },
  ]

  private static let length = 100

  private static func steps(_ context: PageContext) async throws(Problem) -> [UndoStep] {
    do throws(UndoError) { return try await context.site.graph.undoLog.steps() } catch { throw Problem(error) }
  }

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let steps = try await steps(context)
    let rows = steps.prefix(length).map { row($0, context) }
    let redo: HTML? =
      steps.contains(where: \.isUndone) ? "<button data-key=\"U\">\(context(en: "Redo", ru: "Повторить"))</button>" as HTML : nil
    let content: HTML = rows.isEmpty ? "<p class=\"dim\">\(context(StepPhrases.nothingChanged))</p>" : "<ul class=\"rows\">\(rows)</ul>"
    return Page(
      title: Page.Tab.history.name,
      body: """
        <h1>\(context(Page.Tab.history.name))</h1><form method="post" id="row" action="/redo">\(context.formOrigin)\(redo)</form>
        <section id="list" data-live aria-label="\(context(Page.Tab.history.name))">\(content)</section>
        """,
      tab: .history
    )
  }

  private static func row(_ step: UndoStep, _ context: PageContext) -> HTML {
    let mark = step.isUndone ? " · " + context(StepPhrases.undone) : ""
    let (action, verb) =
      step.isUndone
      ? ("redo", context(en: "Redo to here", ru: "Повторить до этого")) : ("undo", context(en: "Undo to here", ru: "Отменить до этого"))
    return """
      <li><div class="\(step.isUndone ? "done" : "")">\(context(StepPhrases.done(step)))</div>\
      <span class="dim">\(context(StepPhrases.time(step.made, context.style)))\(mark)</span>\
      <button form="row" formaction="/history/\(action)" class="quiet" name="step" value="\(step.number)"\
       aria-label="\(verb): \(context(StepPhrases.done(step)))">\(verb)</button></li>
      """
  }

  /// Undoes or redoes the next step, or all until the step with this number is.
  private static func turn(_ context: PageContext, _ direction: StepDirection, to number: Int? = nil) async throws(Problem) -> Answer {
    let log = context.site.graph.undoLog
    var reports: [LocalizedText] = []
    if let number {
      let isOpen = try await steps(context).contains { $0.number == number && $0.isUndone == (direction == .redo) }
      guard isOpen else { throw StepPhrases.nothing(to: direction) }
    }
    do throws(UndoError) {
      while let step = direction == .undo ? try await log.undo() : try await log.redo() {
        reports.append(StepPhrases.effect(of: step, direction).reported)
        if number == nil || step.number == number { break }
      }
    } catch { throw Problem(error) }
    if reports.isEmpty { reports = [StepPhrases.nothing(to: direction).message] }
    let told = reports.prefix(3)
    let more = reports.count > 3 ? " …" : ""
    context.session.say(
      LocalizedText(
        en: told.map { $0(.english) }.joined(separator: " ") + more, ru: told.map { $0(.russian) }.joined(separator: " ") + more))
    return context.back(or: "/words")
  }
}
