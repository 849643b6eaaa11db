import AppGraph
import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

/// Translates into UBCO and back while the user types on either side, and shows the history.
@MainActor
enum TranslatorPages {
  nonisolated static let routes: [Route] = [
    .get("/ubco") { context async throws(Problem) in .page(try await shown(context)) },
    .post("/ubco") { context async throws(Problem) in try await submitted(context) },
    .post("/ubco/preview") { context async throws(Problem) in .page(page(translated(context), context)) },
    .get("/ubco/history") { context async throws(Problem) in .page(try await history(context)) },
    .post("/ubco/history/clear") { context async throws(Problem) in try await clear(context) },
  ]

  private static let length = 200

  private static func shown(_ context: PageContext) async throws(Problem) -> Page {
    let translator = context.site.ubcoTranslation.translator.build()
    if let number = try context.number("entry") {
      let history = context.site.ubcoTranslation.history.build()
      await history.load()
      if let problem = history.state.problem { throw Problem(problem) }
      guard let entry = history.state.entries.first(where: { $0.number.rawValue == number }) else { throw TranslationPhrases.nothingKept }
      translator.show(entry)
    } else {
      await translator.showLast()
      if let problem = translator.state.problem { throw Problem(problem) }
    }
    return page(translator, context)
  }

  /// The side that was typed last is translated; the other one follows from it.
  private static func translated(_ context: PageContext) -> TranslatorViewModel {
    let translator = context.site.ubcoTranslation.translator.build()
    let typed = context.fields.text("do") ?? context.fields.text("typed") ?? ""
    let isBack = typed == "ubco" || (typed != "text" && context.fields["side"] == "ubco")
    translator.translate(
      context.fields[isBack ? "ubco" : "text"], isBack ? .fromUBCO : .toUBCO, isBare: context.fields["bare"] == "yes"
    )
    return translator
  }

  private static func submitted(_ context: PageContext) async throws(Problem) -> Answer {
    let translator = translated(context)
    guard context.fields["do"] == "keep" else { return .page(page(translator, context)) }
    translator.completeAffixes()
    await translator.keep()
    if let problem = translator.state.problem { return .page(page(translator, context, Problem(problem))) }
    guard translator.canKeep else {
      let problem = Problem(.badData, "too_long", TranslationPhrases.cannotKeep)
      return .page(page(translator, context, problem))
    }
    guard !translator.state.input.isEmpty else { return .page(page(translator, context)) }
    context.session.say(TranslationPhrases.kept)
    return .goTo("/ubco")
  }

  private static func page(_ translator: TranslatorViewModel, _ context: PageContext, _ problem: Problem? = nil) -> Page {
    Page(
      title: Page.Tab.ubco.name,
      body: TranslatorView(context: context, state: translator.state).body, tab: .ubco, problem: problem,
      assets: Asset.features + Asset.live
    )
  }

  private static func history(_ context: PageContext) async throws(Problem) -> Page {
    let (history, query) = (context.site.ubcoTranslation.history.build(), context.fields["q"])
    await history.load(query, limit: length)
    if let problem = history.state.problem { throw Problem(problem) }
    let title = LocalizedText(en: "History of translations", ru: "История переводов")
    return Page(
      title: title, body: "<h1>\(context(title))</h1>" + TranslatorView.history(history.state.entries, query, context), tab: .ubco,
      assets: Asset.features
    )
  }

  private static func clear(_ context: PageContext) async throws(Problem) -> Answer {
    let history = context.site.ubcoTranslation.history.build()
    await history.clear()
    if let problem = history.state.problem { throw Problem(problem) }
    let count = TranslationPhrases.translation(history.state.entries.count)
    context.session.say(
      LocalizedText(
        en: "Removed: \(count(.english)).", ru: "Удалено: \(count(.russian))."
      ), isChange: true)
    return .goTo("/ubco/history")
  }
}
