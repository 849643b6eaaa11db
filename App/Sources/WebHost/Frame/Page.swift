import CoreModule
import CorePresentation

/// A page without its frame.
struct Page {
  let title: LocalizedText
  let body: HTML
  var tab: Tab?
  /// Why it is shown in place of what was asked for.
  var problem: Problem?

  /// The parts of the site.
  enum Tab: String, CaseIterable {
    case words, practice, tasks, history

    var name: LocalizedText {
      switch self {
      case .words: LocalizedText(en: "Words", ru: "Слова")
      case .practice: LocalizedText(en: "Practice", ru: "Повторение")
      case .tasks: LocalizedText(en: "Tasks", ru: "Задачи")
      case .history: LocalizedText(en: "History", ru: "История")
      }
    }
  }

  /// The document that a browser is sent. A stranger sees no tabs.
  @MainActor
  func document(_ context: PageContext) -> HTML {
    Self.document(
      title, context.language,
      """
      <a class="skip" href="#main">\(context(en: "To the content", ru: "К содержанию"))</a>
      <header>\(navigation(context))\(undo(context))</header>
      <main id="main">\(notice(context))\(problem.map { Self.alert($0, context.language) })\(body)</main>
      <p id="connection" role="status" hidden>\(context(en: "Not connected; trying again …", ru: "Нет связи, идёт новая попытка…"))</p>
      <dialog id="keys" aria-label="\(context(en: "Keys", ru: "Клавиши"))"><dl></dl></dialog>
      """
    )
  }

  static func document(_ title: LocalizedText, _ language: InterfaceLanguage, _ content: HTML, refresh: HTML? = nil) -> HTML {
    """
    <!doctype html>
    <html lang="\(language.rawValue)"><head><meta charset="utf-8"><title>\(title(language)) · glot</title>\(refresh)
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="same-origin">
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/style.css"><script src="/assets/page.js" defer></script>
    </head><body>\(content)</body></html>
    """
  }

  /// A problem as a page of its own, for one who may not be known.
  static func document(_ problem: Problem, _ language: InterfaceLanguage) -> HTML {
    let home = LocalizedText(en: "To the words", ru: "К словам")
    return document(
      LocalizedText(en: "That did not work", ru: "Не получилось"), language,
      "<main id=\"main\">\(alert(problem, language))<p><a href=\"/words\">\(home(language))</a></p></main>"
    )
  }

  static func alert(_ problem: Problem, _ language: InterfaceLanguage) -> HTML {
    "<p class=\"problem\" role=\"alert\">\(problem.message(language)) \(problem.hint?(language) ?? "")</p>"
  }

  @MainActor
  private func navigation(_ context: PageContext) -> HTML {
    let links = Tab.allCases.map { tab -> HTML in
      let current: HTML = tab == self.tab ? " aria-current=\"page\"" : ""
      return "<a href=\"/\(tab.rawValue)\"\(current)>\(context(tab.name))</a>"
    }
    return "<nav aria-label=\"\(context(en: "Parts of glot", ru: "Разделы glot"))\">\(links)</nav>"
  }

  @MainActor
  private func undo(_ context: PageContext) -> HTML {
    let title = context(en: "undo the last change", ru: "отменить последнее изменение")
    return """
      <form method="post" action="/undo">\(context.formOrigin)<button data-key="u" title="\(title)">\(context(en: "Undo", ru: "Отменить"))</button></form>
      """
  }

  @MainActor
  private func notice(_ context: PageContext) -> HTML? {
    guard let notice = context.session.takeNotice() else { return nil }
    return "<p class=\"notice\" role=\"status\">\(context(notice))</p>"
  }
}
