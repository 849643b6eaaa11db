import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import Presentation
import UBCOTranslation

/// Translations into UBCO, as `glot ubco`.
@MainActor
enum UBCOOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .post, path: "/api/ubco",
      summary: LocalizedText(en: "Translates a text into UBCO, or back.", ru: "Переводит текст в UBCO или обратно."),
      body: [.required("text", .anyText), .optional("decode", .flag), .optional("bare", .flag), .optional("keep", .flag)],
      answer: .record(.translation)
    ) { request async throws(Problem) in
      let translator = request.site.ubcoTranslation.translator.build()
      translator.translate(
        request.text("text") ?? "", request.flag("decode") ? .fromUBCO : .toUBCO, isBare: request.flag("bare"))
      if request.flag("keep"), !translator.state.input.isEmpty {
        guard translator.canKeep else { throw .cannotKeep }
        await translator.keep()
        if let problem = translator.state.problem { throw Problem(problem) }
      }
      return TranslationsDocument(translations: [translator.state.translation], isList: false, isVerbatim: false).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/ubco", summary: LocalizedText(en: "The saved translations.", ru: "Сохранённые переводы."),
      query: [.optional("query", .word), .optional("limit", .amount)], answer: .list(.record(.keptTranslation))
    ) { request async throws(Problem) in
      let history = request.site.ubcoTranslation.history.build()
      await history.load(request.text("query") ?? "", limit: request.number("limit"))
      if let problem = history.state.problem { throw Problem(problem) }
      return HistoryDocument(entries: history.state.entries).json(request.localTime)
    },
  ]
}
