import AppGraph
import CoreModule
import CorePresentation
import Presentation
import Stemming

/// The roots of a text, while the user types, and the stored roots.
@MainActor
enum StemPages {
  nonisolated static let routes: [Route] = [
    .get("/stems") { context async throws(Problem) in .page(try await shown(context)) },
    .post("/stems") { context async throws(Problem) in try await keep(context) },
    .post("/stems/preview") { context async throws(Problem) in .page(try await preview(context)) },
    .get("/stems/root") { context async throws(Problem) in .page(try await explanation(context)) },
    .post("/stems/clear") { context async throws(Problem) in try await clear(context) },
  ]

  /// The most roots of a text that are shown.
  private static let length = 500

  private static func order(_ context: PageContext) -> RootOrder { RootOrder(rawValue: context.fields["order"]) ?? .root }

  private static func shown(_ context: PageContext, _ problem: Problem? = nil) async throws(Problem) -> Page {
    let saved = context.site.stemming.savedRoots.build()
    await saved.load(by: order(context))
    if let problem = saved.state.problem { throw Problem(problem, in: context.language) }
    let view = StemView(context: context, grammars: saved.grammarChoices)
    return Page(
      title: Page.Tab.stems.name, body: "\(view.form(nil))\(view.saved(saved.state.counts, by: order(context)))", tab: .stems,
      problem: problem, assets: Asset.features + Asset.live
    )
  }

  /// The roots of what is typed, each word with what was taken away and put in its place.
  private static func preview(_ context: PageContext) async throws(Problem) -> Page {
    var request = StemCountRequest()
    (request.grammar, request.order, request.limit, request.explains) = (grammar(context), .count, length, true)
    let counting = context.site.stemming.counting.build(request)
    let text = Array(context.fields["text"].utf8)
    _ = counting.read(text.span) && counting.endText()
    await counting.finish()
    let view = StemView(context: context, grammars: context.site.stemming.savedRoots.build().grammarChoices)
    let problem = counting.state.problem.map { Problem($0, in: context.language) }
    return Page(
      title: Page.Tab.stems.name, body: view.form(counting.state), tab: .stems, problem: problem, assets: Asset.features + Asset.live)
  }

  private static func keep(_ context: PageContext) async throws(Problem) -> Answer {
    if context.fields["do"] == "count" { return .page(try await preview(context)) }
    let saved = context.site.stemming.savedRoots.build()
    saved.choose(grammar(context))
    let isKept = await saved.submit(context.fields["text"])
    if let problem = saved.state.problem { return .page(try await shown(context, Problem(problem, in: context.language))) }
    context.session.say(isKept ? LocalizedText(en: "The roots were saved.", ru: "Корни сохранены.") : StemPhrases.noWords)
    return .goTo("/stems")
  }

  private static func grammar(_ context: PageContext) -> GrammarChoice { context.fields.text("grammar").map { .named($0) } ?? .builtIn }

  private static func explanation(_ context: PageContext) async throws(Problem) -> Page {
    let explanation = context.site.stemming.explanation.build(context.fields["root"])
    await explanation.load()
    if let problem = explanation.state.problem { throw Problem(problem, in: context.language) }
    guard let root = explanation.state.root else { throw Problem(.nothingFound, "not_found", StemPhrases.gone) }
    let name = StemView.name(root.root)
    return Page(
      title: LocalizedText(verbatim: name),
      body: """
        <h1>\(name) <small>\(context(StemPhrases.times(root.count)))</small></h1>\(StemView.table(explanation.state.stems, context))
        <p><a href="/stems" data-back>\(context(Page.Tab.stems.name))</a></p>
        """,
      tab: .stems, assets: Asset.features
    )
  }

  private static func clear(_ context: PageContext) async throws(Problem) -> Answer {
    let saved = context.site.stemming.savedRoots.build()
    await saved.clear()
    if let problem = saved.state.problem { throw Problem(problem, in: context.language) }
    context.session.say(StemPhrases.cleared(saved.state.cleared.roots.count), isChange: true)
    return .goTo("/stems")
  }
}
