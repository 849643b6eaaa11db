import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

/// Both sides of a translation.
@MainActor
struct TranslatorView {
  let context: PageContext
  let state: TranslatorState

  private var isBack: Bool { state.direction == .fromUBCO }

  var body: HTML {
    let (text, ubco) = isBack ? (state.output, state.input) : (state.input, state.output)
    let bare: HTML = state.isBare ? " checked" : ""
    return """
      <h1>UBCO</h1><p class="dim">\(context(TranslationPhrases.purpose))</p>
      <form method="post" action="/ubco" data-preview="/ubco/preview" data-into="text ubco side facts" data-no-draft>\(context.formToken)\
      <input type="hidden" id="side" name="side" value="\(isBack ? "ubco" : "text")">
      <div class="pair">\(side("text", context(TranslationPhrases.plainText), text, context(en: "To UBCO", ru: "На UBCO")))\
      \(side("ubco", "UBCO", ubco, context(en: "To text", ru: "В текст")))</div>
      <p id="facts" class="dim" aria-live="polite">\(context(TranslationPhrases.word(state.words)))\(fault)</p>
      <label><input type="checkbox" name="bare" value="yes"\(bare)> \
      \(context(en: "Without the affixes around the text", ru: "Без обрамления текста"))</label>
      <div class="actions"><button class="main" name="do" value="keep">\(context(en: "Save in the history", ru: "Сохранить в истории"))</button>\
      <a class="button" href="/ubco/history">\(context(en: "Translations", ru: "История переводов"))</a></div></form>
      """
  }

  private func side(_ name: HTML, _ label: String, _ text: String, _ button: String) -> HTML {
    """
    <div><label for="\(name)">\(label)</label><textarea id="\(name)" name="\(name)" rows="6" autocapitalize="off" spellcheck="false">
    \(text)</textarea><button name="do" value="\(name)">\(button)</button></div>
    """
  }

  /// What is wrong with UBCO that was typed.
  private var fault: HTML? {
    guard isBack, state.fault != nil, !state.input.isEmpty else { return nil }
    let text = context(en: "not exact; saving completes it", ru: "неточно; при сохранении дополнится")
    return " <span class=\"accent\">\(text)</span>"
  }

  /// The history, with a search.
  static func history(_ entries: [HistoryEntry], _ query: String, _ context: PageContext) -> HTML {
    let rows = entries.map { entry -> HTML in
      """
      <li><div><a href="/ubco?entry=\(entry.number.rawValue)">\(cut(entry.translation.text))</a> <span>\(cut(entry.translation.translation))</span></div>\
      <span class="dim">\(context(StepPhrases.time(entry.made, context.style)))</span></li>
      """
    }
    let nothing: HTML =
      "<p class=\"dim\">\(context(query.isBlank ? TranslationPhrases.noHistory : TranslationPhrases.nothingFound(query).message))</p>"
    return """
      <form method="get" action="/ubco/history" role="search"><label for="q">\(context(en: "Search", ru: "Поиск"))</label><div class="field">\
      <input id="q" type="search" name="q" value="\(query)" autocomplete="off" data-key="/" data-fetch="/ubco/history?q=" data-into="list">\
      <button>\(context(en: "Find", ru: "Найти"))</button></div></form>
      <section id="list" data-live aria-label="\(context(en: "Translations", ru: "История переводов"))">\
      \(rows.isEmpty ? nothing : "<ul class=\"rows\">\(rows)</ul>")</section>
      <form method="post" action="/ubco/history/clear" class="actions">\(context.formToken)\
      <button>\(context(en: "Remove all", ru: "Удалить все"))</button>\
      <a class="button" href="/ubco" data-back>UBCO</a></form>
      """
  }

  private static func cut(_ text: String) -> String { text.count > 200 ? text.prefix(200) + "…" : text }
}
