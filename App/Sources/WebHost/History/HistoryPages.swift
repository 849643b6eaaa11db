import AppGraph
import CoreModule
import CorePresentation
import Presentation

/// What was changed, and taking it back.
@MainActor
enum HistoryPages {
  nonisolated static let routes: [Route] = [
    .get("/history") { visit async throws(Problem) in .page(try await list(visit)) },
    .post("/undo") { visit async throws(Problem) in try await turn(visit, .undo) },
    .post("/redo") { visit async throws(Problem) in try await turn(visit, .redo) },
  ]

  private static let length = 100

  private static func list(_ visit: Visit) async throws(Problem) -> Page {
    let steps: [UndoStep]
    do throws(UndoError) { steps = try await visit.site.graph.undoLog.steps() } catch { throw Problem(error) }
    let rows = steps.prefix(length).map { step -> HTML in
      let mark = step.isUndone ? " · " + visit(StepPhrases.undone) : ""
      return
        "<li><div>\(visit(StepPhrases.done(step)))</div><span class=\"dim\">\(visit(StepPhrases.time(step.made, visit.style)))\(mark)</span></li>"
    }
    let content: HTML = rows.isEmpty ? "<p class=\"dim\">\(visit(StepPhrases.nothingChanged))</p>" : "<ul class=\"rows\">\(rows)</ul>"
    return Page(
      title: Page.Tab.history.name,
      body: """
        <form method="post" action="/redo">\(visit.formOrigin)<button>\(visit(en: "Redo", ru: "Повторить"))</button></form>
        <section id="list" data-live aria-label="\(visit(Page.Tab.history.name))">\(content)</section>
        """,
      tab: .history
    )
  }

  private static func turn(_ visit: Visit, _ direction: StepDirection) async throws(Problem) -> Answer {
    let log = visit.site.graph.undoLog
    do throws(UndoError) {
      let step = direction == .undo ? try await log.undo() : try await log.redo()
      let text = step.map { StepPhrases.effect(of: $0, direction).reported } ?? StepPhrases.nothing(to: direction).message
      visit.session.say(text)
    } catch { throw Problem(error) }
    return visit.back(or: "/words")
  }
}
