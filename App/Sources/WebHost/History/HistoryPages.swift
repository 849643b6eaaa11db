import AppGraph
import CoreModule
import CorePresentation
import Presentation

/// What was changed, and taking it back.
@MainActor
enum HistoryPages {
  nonisolated static let routes: [Route] = [
    .get("/history") { context async throws(Problem) in .page(try await list(context)) },
    .post("/undo") { context async throws(Problem) in try await turn(context, .undo) },
    .post("/redo") { context async throws(Problem) in try await turn(context, .redo) },
  ]

  private static let length = 100

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let steps: [UndoStep]
    do throws(UndoError) { steps = try await context.site.graph.undoLog.steps() } catch { throw Problem(error) }
    let rows = steps.prefix(length).map { step -> HTML in
      let mark = step.isUndone ? " · " + context(StepPhrases.undone) : ""
      return
        "<li><div>\(context(StepPhrases.done(step)))</div><span class=\"dim\">\(context(StepPhrases.time(step.made, context.style)))\(mark)</span></li>"
    }
    let content: HTML = rows.isEmpty ? "<p class=\"dim\">\(context(StepPhrases.nothingChanged))</p>" : "<ul class=\"rows\">\(rows)</ul>"
    return Page(
      title: Page.Tab.history.name,
      body: """
        <form method="post" action="/redo">\(context.formOrigin)<button>\(context(en: "Redo", ru: "Повторить"))</button></form>
        <section id="list" data-live aria-label="\(context(Page.Tab.history.name))">\(content)</section>
        """,
      tab: .history
    )
  }

  private static func turn(_ context: PageContext, _ direction: StepDirection) async throws(Problem) -> Answer {
    let log = context.site.graph.undoLog
    do throws(UndoError) {
      let step = direction == .undo ? try await log.undo() : try await log.redo()
      let text = step.map { StepPhrases.effect(of: $0, direction).reported } ?? StepPhrases.nothing(to: direction).message
      context.session.say(text)
    } catch { throw Problem(error) }
    return context.back(or: "/words")
  }
}
