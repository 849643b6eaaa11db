import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// The board, what its buttons put out, and what can be done with it.
@MainActor
struct KeyboardView {
  let context: PageContext
  let state: KeyboardState

  /// The most buttons of a page; the others are found by their texts.
  private static let length = 1000

  /// The text that was put out last. Only the script can copy it, and says whether it has.
  var output: HTML {
    guard let piece = context.session.piece else { return "<section id=\"output\" aria-live=\"polite\">\(purpose)</section>" }
    let (copied, failed) = (
      context(en: "Copied.", ru: "Скопировано."),
      context(
        en: "Not copied: the browser does not allow it here. Select the text and copy it.",
        ru: "Не скопировано: браузер здесь этого не разрешает. Выделите текст и скопируйте.")
    )
    return """
      <section id="output" aria-live="polite" data-copied="\(copied)" data-failed="\(failed)"><p class="dim">\(context(KeyboardPhrases.progress(piece)))</p>
      <p class="output" id="piece" tabindex="-1">\(piece.text)</p><p><button id="copy" data-key="c" data-scripted hidden>\(context(en: "Copy", ru: "Копировать"))</button> <span class="dim" id="copied"></span></p></section>
      """
  }

  private var purpose: HTML {
    let text = LocalizedText(
      en: "Each press of a button outputs its next piece and copies it, to be pasted elsewhere.",
      ru: "Каждая кнопка выводит свои тексты по очереди; текст копируется, и его можно вставить в другом месте."
    )
    return "<p class=\"dim\">\(context(text))</p>"
  }

  var board: HTML {
    guard !state.buttons.isEmpty else {
      return state.problem == nil
        ? "<p class=\"dim\">\(context(en: "The board has no buttons.", ru: "На доске нет кнопок.")) <a href=\"/keyboard/source\">\(context(BoardSourcePage.title))</a></p>"
        : ""
    }
    let buttons = state.buttons.prefix(Self.length).map { button -> HTML in
      let place = button.index.map { "\($0 + 1)/\(button.count)" } ?? "\(button.count)"
      let all = context(en: "All pieces of “\(button.name)”", ru: "Все тексты кнопки «\(button.name)»")
      let focus: HTML = context.session.piece?.id == button.id ? " autofocus" : ""
      return """
        <div><button data-open name="button" value="\(button.id)"\(focus)>\(button.name) <small>\(place)</small></button>\
        <a href="/keyboard/pieces?button=\(encoded: button.id)" data-key="p" aria-label="\(all)" title="\(all)">…</a></div>
        """
    }
    return "<form method=\"post\" action=\"/keyboard/press\" class=\"board\">\(context.formToken)\(buttons)</form>"
  }

  /// Asks for what the placeholders of a piece stand for.
  func questions(_ names: [String]) -> HTML {
    let fields = names.map { name -> HTML in
      """
      <label for="value-\(name)">{\(name)}</label><input id="value-\(name)" name="value.\(name)" value="\(context.fields["value." + name])" \
      autocomplete="off">
      """
    }
    return """
      <section id="output"><form method="post" action="/keyboard/press">\(context.formToken)<input type="hidden" name="button" \
      value="\(context.fields["button"])"><input type="hidden" name="piece" value="\(context.fields["piece"])">
      <p>\(context(en: "The piece has placeholders. What do they stand for?", ru: "В тексте есть подстановки. Чем их заполнить?"))</p>\(fields)
      <div class="actions"><button class="main">\(context(en: "Output", ru: "Вывести"))</button>\
      <a class="button" href="/keyboard">\(context(en: "Cancel", ru: "Отмена"))</a></div></form></section>
      """
  }

  /// The pieces that contain what is searched for.
  func found(_ found: KeyboardState) -> HTML {
    if let problem = found.problem { return "<p class=\"dim\">\(context(Problem(problem, in: context.language).message))</p>" }
    return "<ul class=\"rows\">\(found.pieces.prefix(Self.length).map { row($0, note: $0.name) })</ul>"
  }

  /// All pieces of one button, those first that are used most.
  func list(_ pieces: [ListedPiece], of name: String, id: String) -> HTML {
    """
    <h1>\(name)</h1><ul class="rows">\(pieces.map { row($0.piece, note: $0.use.map { "\($0.count)×" } ?? "") })</ul>
    <p class="actions"><a class="button" href="/keyboard/edit?button=\(encoded: pieces.first?.piece.id ?? id)" data-key="e">\(context(en: "Edit", ru: "Изменить"))</a>\
    <a class="button" href="/keyboard" data-back>\(context(en: "To the keyboard", ru: "К клавиатуре"))</a></p>
    """
  }

  private func row(_ piece: Piece, note: String) -> HTML {
    """
    <li><div><form method="post" action="/keyboard/press">\(context.formToken)<input type="hidden" name="button" value="\(piece.id)">\
    <button class="link" name="piece" value="\(piece.index + 1)">\(piece.text)</button> <span class="dim">\(note)</span></form></div></li>
    """
  }

  var tools: HTML {
    let origin = KeyboardPhrases.origin(state.board, now: context.site.graph.clock.now()).map { text -> HTML in
      "<p class=\"dim\">\(context(text))</p>"
    }
    let old = state.refreshProblem.map { problem -> HTML in
      "<p class=\"notice\">\(context(KeyboardPhrases.notRefreshed(problem, in: context.language)))</p>"
    }
    return """
      <div class="toolbar"><form method="get" action="/keyboard" role="search"><label for="q">\(context(en: "Search", ru: "Поиск"))</label>\
      <div class="field"><input id="q" type="search" name="q" value="\(context.fields["q"])" autocomplete="off" data-key="/" \
      data-fetch="/keyboard?q=" data-into="board"><button>\(context(en: "Find", ru: "Найти"))</button></div></form>
      \(button("back", context(en: "Undo the output", ru: "Отменить вывод"), key: "b"))\(button("reset", context(en: "Reset", ru: "Сбросить")))\
      \(state.board?.source.place == nil ? nil : button("refresh", context(en: "Refresh", ru: "Обновить"), key: "r"))\
      <a class="button" href="/keyboard/new" data-key="n">\(context(en: "New button", ru: "Новая кнопка"))</a>
      <a class="button" href="/keyboard/source" data-key="o">\(context(BoardSourcePage.title))</a></div>\(origin)\(old)
      """
  }

  private func button(_ intent: HTML, _ name: String, key: HTML? = nil) -> HTML {
    let key = key.map { key -> HTML in " data-key=\"\(key)\"" }
    return "<form method=\"post\" action=\"/keyboard/\(intent)\">\(context.formToken)<button\(key)>\(name)</button></form>"
  }
}
