import AppGraph
import CoreModule
import CorePresentation
import Presentation
import Reading

/// The texts that are read, and how much of each is known.
@MainActor
enum TextPages {
  nonisolated static let routes: [Route] = [
    .get("/texts") { context async throws(Problem) in .page(try await list(context)) },
    .post("/texts/forget") { context async throws(Problem) in try await forget(context) },
  ]

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let texts = context.site.reading.texts.build()
    await texts.load()
    if let problem = texts.state.problem { throw Problem(problem) }
    let rows = (texts.state.texts ?? []).map { row($0, context) }
    let nothing = LocalizedText(
      en: "Here are the texts you read, and how many of their words you know. Open a book, an article or subtitles, or paste a text.",
      ru: "Здесь тексты, которые вы читаете, и доля знакомых слов в них. Откройте книгу, статью или субтитры либо вставьте текст."
    )
    return Page(
      title: Page.Tab.texts.name,
      body: """
        <h1>\(context(Page.Tab.texts.name))</h1><section id="list" data-live aria-label="\(context(Page.Tab.texts.name))">\
        \(rows.isEmpty ? "<p class=\"dim\">\(context(nothing))</p>" as HTML : "<ul class=\"rows\">\(rows)</ul>")</section>
        <p class="actions"><a class="button" href="/texts/new" data-key="a">\(context(NewTextPage.title))</a></p>
        """,
      tab: .texts, assets: Asset.features
    )
  }

  private static func row(_ text: ReadText, _ context: PageContext) -> HTML {
    let facts = [
      text.count.map { context(ReadingPhrases.summary($0)) }, "\(text.languages.from) → \(text.languages.to)",
      context(en: "paragraph \(text.place.block + 1)", ru: "абзац \(text.place.block + 1)"),
      context(StepPhrases.time(text.opened, context.style)),
    ]
    let name = context(en: "Forget “\(text.heading)”; its file stays", ru: "Убрать «\(text.heading)» из списка; файл останется")
    return """
      <li><div><a href="/texts/\(text.id.description)" lang="\(text.languages.from)">\(text.heading)</a> <span class="dim">\(facts.compactMap(\.self).joined(separator: " · "))</span></div>\
      <form method="post" action="/texts/forget">\(context.formToken)<button class="quiet" name="text" value="\(text.id.description)" data-key="d Delete" \
      aria-label="\(name)" title="\(name)">✕</button></form></li>
      """
  }

  private static func forget(_ context: PageContext) async throws(Problem) -> Answer {
    let texts = context.site.reading.texts.build()
    await texts.load()
    let chosen = (texts.state.texts ?? []).filter { $0.id.description == context.fields["text"] }
    await texts.forget(chosen.map(\.id))
    if let problem = texts.state.problem { throw Problem(problem) }
    if let text = chosen.first {
      context.session.say(LocalizedText(en: "Forgotten: \(text.heading).", ru: "Убрано из списка: \(text.heading)."), isChange: true)
    }
    return .goTo("/texts")
  }
}
