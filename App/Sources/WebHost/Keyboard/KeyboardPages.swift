import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// The content keyboard: a button puts out its next text, which the browser copies.
@MainActor
enum KeyboardPages {
  nonisolated static let routes: [Route] = [
    .get("/keyboard") { context async throws(Problem) in .page(try await board(context)) },
    .post("/keyboard/press") { context async throws(Problem) in try await press(context) },
    .get("/keyboard/pieces") { context async throws(Problem) in .page(try await pieces(context)) },
    .get("/keyboard/new") { context throws(Problem) in .page(ButtonForm(context: context, button: nil).page()) },
    .post("/keyboard/new") { context async throws(Problem) in try await ButtonPages.add(context) },
    .get("/keyboard/edit") { context async throws(Problem) in .page(try await ButtonPages.shown(context)) },
    .post("/keyboard/edit") { context async throws(Problem) in try await ButtonPages.save(context) },
    .post("/keyboard/delete") { context async throws(Problem) in try await ButtonPages.delete(context) },
    .get("/keyboard/:form") { _ async throws(Problem) in .goTo("/keyboard") },
    .post("/keyboard/back") { context async throws(Problem) in try await back(context) },
    .post("/keyboard/reset") { context async throws(Problem) in try await reset(context) },
    .get("/keyboard/source") { context async throws(Problem) in .page(try await BoardSourcePage.shown(context)) },
    .post("/keyboard/source") { context async throws(Problem) in try await BoardSourcePage.choose(context) },
    .post("/keyboard/refresh") { context async throws(Problem) in try await BoardSourcePage.refresh(context) },
  ]

  private static func board(_ context: PageContext, asking names: [String] = [], _ problem: Problem? = nil) async throws(Problem) -> Page {
    let keyboard = context.site.contentKeyboard.keyboard.build()
    await keyboard.load()
    let (state, query) = (keyboard.state, context.fields.text("q"))
    if let query { await keyboard.find(query) }
    let view = KeyboardView(context: context, state: state)
    let found = query.map { _ in view.found(keyboard.state) }
    return Page(
      title: Page.Tab.keyboard.name,
      body: """
        <h1 class="visually-hidden">\(context(Page.Tab.keyboard.name))</h1>\(names.isEmpty ? view.output : view.questions(names))<section id="board" data-live aria-label="\(context(Page.Tab.keyboard.name))">\
        \(found ?? view.board)</section>\(view.tools)
        """,
      tab: .keyboard, problem: problem ?? state.problem.map { Problem($0, in: context.language) },
      assets: Asset.features + Asset.keyboard
    )
  }

  /// Puts out the next piece of a button, or the one with a number.
  private static func press(_ context: PageContext) async throws(Problem) -> Answer {
    let (keyboard, id) = (context.site.contentKeyboard.keyboard.build(), context.fields["button"])
    var options = PressOptions()
    options.values = Dictionary(context.fields.values(after: "value.")) { first, _ in first }
    if let number = try context.number("piece") {
      await keyboard.pick(id, number: number, options)
    } else {
      await keyboard.press([id], options)
    }
    switch keyboard.state.problem {
    case .noValues(let names)?: return .page(try await board(context, asking: names))
    // The clipboard is that of the browser, which no server can read: what is on it is asked for.
    case .clipboard?: return .page(try await board(context, asking: options.values.keys.sorted() + ["clipboard"]))
    case let problem?: return .page(try await board(context, Problem(problem, in: context.language)))
    case nil: break
    }
    context.session.piece = keyboard.state.pieces.first
    return .goTo("/keyboard?pressed")
  }

  private static func pieces(_ context: PageContext) async throws(Problem) -> Page {
    let keyboard = context.site.contentKeyboard.keyboard.build()
    await keyboard.list([context.fields["button"]])
    if let problem = keyboard.state.problem { throw Problem(problem, in: context.language) }
    let pieces = ListedPiece.byFrecency(keyboard.state.listed, at: context.site.graph.clock.now())
    let name = pieces.first?.piece.name ?? ""
    return Page(
      title: LocalizedText(verbatim: name),
      body: KeyboardView(context: context, state: keyboard.state).list(pieces, of: name, id: context.fields["button"]),
      tab: .keyboard,
      assets: Asset.features + Asset.keyboard
    )
  }

  private static func back(_ context: PageContext) async throws(Problem) -> Answer {
    let keyboard = context.site.contentKeyboard.keyboard.build()
    await keyboard.takeBack()
    if let problem = keyboard.state.problem { return .page(try await board(context, Problem(problem, in: context.language))) }
    if let piece = keyboard.state.pieces.first { context.session.say(KeyboardPhrases.takenBack(piece)) }
    context.session.piece = nil
    return .goTo("/keyboard")
  }

  private static func reset(_ context: PageContext) async throws(Problem) -> Answer {
    let keyboard = context.site.contentKeyboard.keyboard.build()
    await keyboard.reset(context.fields.text("button").map { [$0] } ?? [])
    if let problem = keyboard.state.problem { throw Problem(problem, in: context.language) }
    context.session.say(
      LocalizedText(en: "All buttons begin with their first piece again.", ru: "Все кнопки снова начинают с первого текста."))
    return .goTo("/keyboard")
  }
}

/// The clipboard of this machine is not that of the browser, which may be somewhere else.
struct NoClipboard: Clipboard {
  func text() throws(ClipboardError) -> String { throw .noWay }
  func copy(_ text: String) throws(ClipboardError) -> ClipboardWay { throw .noWay }
}
