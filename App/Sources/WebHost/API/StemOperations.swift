import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import Presentation
import Stemming

/// Roots, as `glot stem`.
@MainActor
enum StemOperations {
  nonisolated private static let order = APIField.optional("sort", .choice(RootOrder.allCases.map(\.rawValue)))

  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .post, path: "/api/stems",
      summary: LocalizedText(en: "Counts the roots of the words in a text.", ru: "Подсчитывает корни слов в тексте."),
      body: [
        .required("text", .anyText), .optional("grammar", .language), order, .optional("limit", .amount), .optional("explain", .flag),
        .optional("allow_empty", .flag), .optional("keep", .flag),
      ], answer: .record(.roots)
    ) { request async throws(Problem) in try await count(request) },
    APIOperation(
      method: .get, path: "/api/stems", summary: LocalizedText(en: "The saved roots.", ru: "Сохранённые корни."),
      query: [order, .optional("limit", .amount)], answer: .record(.roots)
    ) { request async throws(Problem) in
      let roots = request.site.stemming.savedRoots.build()
      await roots.load(by: request.choice("sort") ?? .root, limit: request.number("limit"))
      if let problem = roots.state.problem { throw Problem(problem, in: request.language) }
      return RootsDocument(counts: roots.state.counts).json(request.localTime)
    },
    APIOperation(
      method: .delete, path: "/api/stems", summary: LocalizedText(en: "Removes the saved roots.", ru: "Удаляет сохранённые корни."),
      answer: .record(.roots)
    ) { request async throws(Problem) in
      let roots = request.site.stemming.savedRoots.build()
      await roots.clear()
      if let problem = roots.state.problem { throw Problem(problem, in: request.language) }
      return ClearedRootsDocument(counts: roots.state.cleared).json(request.localTime)
    },
  ]

  private static func count(_ request: APIRequest) async throws(Problem) -> JSON {
    var asked = StemCountRequest()
    asked.grammar = request.text("grammar").map(GrammarChoice.named) ?? .builtIn
    (asked.allowsEmptyRoots, asked.explains, asked.keeps) = (request.flag("allow_empty"), request.flag("explain"), request.flag("keep"))
    (asked.order, asked.limit) = (request.choice("sort") ?? .root, request.number("limit"))
    let counting = request.site.stemming.counting.build(asked)
    let bytes = Array((request.text("text") ?? "").utf8)
    if counting.start(), counting.read(bytes.span), counting.endText() { await counting.finish() }
    if let problem = counting.state.problem { throw Problem(problem, in: request.language) }
    let (counts, localTime) = (counting.state.counts, request.localTime)
    return asked.explains
      ? ExplainedStemsDocument(counts: counts, stems: counting.state.stems).json(localTime) : RootsDocument(counts: counts).json(localTime)
  }
}
