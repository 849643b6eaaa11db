import CoreModule
import CorePresentation
import Presentation
import Stemming

/// The form of the roots, and tables of them.
@MainActor
struct StemView {
  let context: PageContext
  let grammars: [GrammarChoice]

  /// An empty root has a sign.
  static func name(_ root: String) -> String { root.isEmpty ? "∅" : root }

  /// The form, and what was counted of its text.
  func form(_ counted: StemCountingState?) -> HTML {
    """
    <h1>\(context(Page.Tab.stems.name))</h1><form method="post" action="/stems" data-preview="/stems/preview" data-into="result" data-no-draft>\
    \(context.formToken)<label for="words">\(context(en: "Words or a text", ru: "Слова или текст"))</label>
    <textarea id="words" name="text" rows="4" autocapitalize="off" spellcheck="false" data-key="a">
    \(context.fields["text"])</textarea>
    <div class="toolbar"><div><label for="grammar">\(context(en: "Grammar", ru: "Грамматика"))</label>\
    <select id="grammar" name="grammar">\(grammars.map(option))</select></div>\
    <button name="do" value="count">\(context(en: "Count", ru: "Подсчитать"))</button>\
    <button class="main" name="do" value="keep">\(context(en: "Save the roots", ru: "Сохранить корни"))</button></div></form>
    <section id="result" aria-live="polite">\(counted.map(result))</section>
    """
  }

  private func option(_ grammar: GrammarChoice) -> HTML {
    let value = if case .named(let name) = grammar { name } else { "" }
    let name = StemPhrases.name(of: grammar) ?? LocalizedText(en: "built-in", ru: "встроенная")
    let selected: HTML = value == context.fields["grammar"] ? " selected" : ""
    return "<option value=\"\(value)\"\(selected)>\(context(name))</option>"
  }

  private func result(_ state: StemCountingState) -> HTML {
    guard !state.counts.roots.isEmpty else {
      return context.fields["text"].isBlank ? "" : "<p class=\"dim\">\(context(StemPhrases.noWords))</p>"
    }
    return "<p class=\"dim\">\(context(StemPhrases.total(state.counts)))</p>\(Self.table(state.stems, context))"
  }

  /// Words with their roots and what was changed.
  static func table(_ stems: [Stem], _ context: PageContext) -> HTML {
    let rows = stems.map { stem -> HTML in
      let change = stem.change == nil ? context(StemPhrases.unchanged) : StemPhrases.change(stem.change)
      return "<tr><td>\(stem.word)</td><td class=\"strong\">\(name(stem.root))</td><td class=\"dim\">\(change)</td></tr>"
    }
    let headings = [context(en: "Word", ru: "Слово"), context(StemPhrases.rootHeading), context(en: "Change", ru: "Изменение")]
    return "<table><thead><tr>\(headings.map { "<th scope=\"col\">\($0)</th>" as HTML })</tr></thead><tbody>\(rows)</tbody></table>"
  }

  /// The stored roots.
  func saved(_ counts: RootCounts, by order: RootOrder) -> HTML {
    let heading: HTML = "<h2>\(context(en: "Saved roots", ru: "Сохранённые корни"))</h2>"
    guard !counts.roots.isEmpty else {
      let text = LocalizedText(
        en: "There are none yet. Stems are what words have in common: one counts how often each root occurs in a text.",
        ru: "Пока нет. Корень — общая часть слов: видно, сколько раз каждый встречается в тексте."
      )
      return "\(heading)<section id=\"roots\" data-live><p class=\"dim\">\(context(text))</p></section>"
    }
    let orders = RootOrder.allCases.map { each -> HTML in
      let current: HTML = each == order ? " aria-current=\"true\"" : ""
      return "<a href=\"/stems?order=\(each.rawValue)\"\(current)>\(context(StemPhrases.name(of: each)))</a> "
    }
    return """
      \(heading)<p class="choice">\(orders)</p>
      <section id="roots" data-live aria-label="\(context(en: "Saved roots", ru: "Сохранённые корни"))">\
      <p class="dim">\(context(StemPhrases.total(counts)))</p><ul class="rows">\(counts.roots.prefix(1000).map(row))</ul></section>
      <form method="post" action="/stems/clear" class="actions">\(context.formToken)<button>\(context(en: "Remove all", ru: "Удалить все"))</button></form>
      """
  }

  private func row(_ root: RootCount) -> HTML {
    """
    <li><div><form method="get" action="/stems/root"><button class="link" name="root" value="\(root.root)">\(Self.name(root.root))</button>\
     \(root.count) <span class="dim">\(root.forms.prefix(30).joined(separator: ", "))</span></form></div></li>
    """
  }
}
