import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// Where the board comes from.
@MainActor
enum BoardSourcePage {
  nonisolated static let title = LocalizedText(en: "Board", ru: "Доска")

  static func shown(_ context: PageContext, _ problem: Problem? = nil) async throws(Problem) -> Page {
    let source = context.site.contentKeyboard.source.build()
    await source.load()
    if problem == nil, let problem = source.state.problem { throw Problem(problem, in: context.language) }
    let document = BoardSourceDocument(state: source.state, now: context.site.graph.clock.now())
    return Page(
      title: title,
      body: """
        <h1>\(context(title))</h1><p class="entry">\(HTML(inked: document.text(context.style)))</p>
        <form method="post" action="/keyboard/source" class="actions">\(context.formToken)\(choices(source.state.board, context))</form>
        <form method="post" action="/keyboard/source">\(context.formToken)<label for="address">\
        \(context(en: "Address of another board", ru: "Адрес другой доски"))</label><div class="field"><input id="address" name="address" type="url" \
        required placeholder="https://" value="\(context.fields["address"])"><button name="source" value="service">\
        \(context(en: "Use", ru: "Выбрать"))</button></div></form><p><a href="/keyboard" data-back>\(context(Page.Tab.keyboard.name))</a></p>
        """,
      tab: .keyboard, problem: problem, assets: Asset.features
    )
  }

  /// The boards that are here already.
  private static func choices(_ board: BoardStatus?, _ context: PageContext) -> [HTML] {
    let sources: [BoardSource] = [.starter] + (board?.hasOwn == true ? [.own] : [])
    return sources.map { source in
      let used: HTML = source == board?.source ? " disabled" : ""
      return "<button name=\"source\" value=\"\(source.kind)\"\(used)>\(context(KeyboardPhrases.source(source)))</button>"
    }
  }

  static func choose(_ context: PageContext) async throws(Problem) -> Answer {
    let address = context.fields.text("address")?.trimmed
    guard let chosen = BoardSource(kind: context.fields["source"], place: address), chosen.kind != "file", chosen.hasUsableAddress else {
      return .page(try await shown(context, notAnAddress))
    }
    let source = context.site.contentKeyboard.source.build()
    await source.choose(chosen, maximumAge: chosen.place == nil ? nil : BoardStatus.usualMaximumAge)
    if let problem = source.state.problem { return .page(try await shown(context, Problem(problem, in: context.language))) }
    context.session.piece = nil
    return .goTo("/keyboard")
  }

  static func refresh(_ context: PageContext) async throws(Problem) -> Answer {
    let source = context.site.contentKeyboard.source.build()
    await source.refresh()
    if let problem = source.state.problem { throw Problem(problem, in: context.language) }
    context.session.say(LocalizedText(en: "The board was refreshed.", ru: "Доска обновлена."))
    return .goTo("/keyboard")
  }

  private static let notAnAddress = Problem(
    .usage, "bad_address",
    en: ("That is not an address of a board.", "It begins with http:// or https://; for a file use “glot keys source”."),
    ru: ("Это не адрес доски.", "Он начинается с http:// или https://; для файла есть «glot keys source».")
  )
}

extension BoardSource {
  /// Whether its address, if it has one, is an HTTP address.
  fileprivate var hasUsableAddress: Bool {
    guard case .service(let address) = self else { return true }
    return ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
  }
}
