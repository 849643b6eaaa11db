import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import Presentation

/// What was changed, as `glot history`, `undo` and `redo`.
@MainActor
enum HistoryOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/history",
      summary: LocalizedText(en: "What was changed, the newest first.", ru: "Изменения, начиная с последнего."),
      query: [.optional("limit", .amount)], answer: .record(.steps)
    ) { request async throws(Problem) in
      do throws(UndoError) {
        let steps = try await request.site.graph.undoLog.steps()
        return StepsDocument(steps: Array(steps.prefix(request.number("limit") ?? .max))).json(request.localTime)
      } catch { throw Problem(error) }
    },
    APIOperation(
      method: .post, path: "/api/undo", summary: LocalizedText(en: "Undoes the last change.", ru: "Отменяет последнее изменение."),
      answer: .record(.steps)
    ) { request async throws(Problem) in try await turn(request, .undo) },
    APIOperation(
      method: .post, path: "/api/redo", summary: LocalizedText(en: "Redoes what was undone.", ru: "Повторяет отменённое."),
      answer: .record(.steps)
    ) { request async throws(Problem) in try await turn(request, .redo) },
  ]

  private static func turn(_ request: APIRequest, _ direction: StepDirection) async throws(Problem) -> JSON {
    let log = request.site.graph.undoLog
    let step: UndoStep?
    do throws(UndoError) { step = direction == .undo ? try await log.undo() : try await log.redo() } catch { throw Problem(error) }
    guard let step else { throw StepPhrases.nothing(to: direction) }
    return ChangedStepsDocument(steps: [step], direction: direction).json(request.localTime)
  }
}
