import AppGraph
import CoreModule
import CorePresentation
import Hummingbird

/// A page without its frame.
struct Page {
  let title: LocalizedText
  let body: HTML
  var tab: Tab?
  /// Why it is shown in place of what was asked for.
  var problem: Problem?
  /// Style sheets and scripts of its own, as elements of the head.
  var assets: HTML?

  /// The parts of the site. Those that are tabs of the terminal come first, since a digit leads to the same one there.
  enum Tab: String, CaseIterable {
    case words, practice, tasks, game, keyboard, ubco, stems, texts, history, settings

    var name: LocalizedText {
      switch self {
      case .words: LocalizedText(en: "Words", ru: "Слова")
      case .practice: LocalizedText(en: "Practice", ru: "Повторение")
      case .tasks: LocalizedText(en: "Tasks", ru: "Задачи")
      case .texts: LocalizedText(en: "Texts", ru: "Тексты")
      case .game: LocalizedText(en: "Game", ru: "Игра")
      case .keyboard: LocalizedText(en: "Keyboard", ru: "Клавиатура")
      case .ubco: LocalizedText(verbatim: "UBCO")
      case .stems: LocalizedText(en: "Stems", ru: "Корни")
      case .history: LocalizedText(en: "History", ru: "История")
      case .settings: LocalizedText(en: "Settings", ru: "Настройки")
      }
    }

    /// All of them, in the user's order of the tabs of the terminal. What is hidden there has no other way here, and follows.
    static func arranged(by tabs: [InterfaceTab]) -> [Tab] {
      let chosen = tabs.compactMap { Tab(rawValue: $0.rawValue) }
      return chosen + allCases.filter { !chosen.contains($0) }
    }

    /// Where what belongs to it is searched for.
    fileprivate var search: (address: HTML, name: LocalizedText) {
      switch self {
      case .tasks: ("/tasks#q", LocalizedText(en: "search your tasks", ru: "искать в задачах"))
      case .keyboard: ("/keyboard#q", LocalizedText(en: "search the pieces of the board", ru: "искать в текстах доски"))
      case .ubco: ("/ubco/history#q", LocalizedText(en: "search the translations", ru: "искать в переводах"))
      default: ("/words#q", LocalizedText(en: "search your words", ru: "искать в словах"))
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
      <header><a class="brand" href="/">glot</a>\(navigation(context))<div class="frame-tools">\(undo(context))\
      <button type="button" id="show-keys" data-scripted hidden title="\(context(Self.keys))" aria-label="\(context(Self.keys))">?</button></div></header>
      <main id="main" tabindex="-1">\(notice(context))\(problem.map { Self.alert($0, context.language) })\(body)</main>
      \(furtherKeys(context))\(connection(context))\(keyDialog(context))
      """, head: assets
    )
  }

  static func document(_ title: LocalizedText, _ language: InterfaceLanguage, _ content: HTML, head: HTML? = nil) -> HTML {
    """
    <!doctype html>
    <html lang="\(language.rawValue)"><head><meta charset="utf-8"><title>\(title(language)) · glot</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="same-origin">
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/style.css"><script src="/assets/page.js" defer></script>\(head)
    </head><body>\(content)</body></html>
    """
  }

  /// A problem as a page, for a browser that may have no access.
  static func document(_ problem: Problem, _ language: InterfaceLanguage) -> HTML {
    let home = LocalizedText(en: "To the words", ru: "К словам")
    return document(
      LocalizedText(en: "That did not work", ru: "Не получилось"), language,
      "<main id=\"main\">\(alert(problem, language))<p><a href=\"/words\">\(home(language))</a></p></main>"
    )
  }

  /// What stands at an address that has no page.
  static var missing: Page {
    Page(title: LocalizedText(en: "No such page", ru: "Нет такой страницы"), body: "", problem: Refusal.noSuchPage.problem)
  }

  static func alert(_ problem: Problem, _ language: InterfaceLanguage) -> HTML {
    let hint = PageHint(problem)
    let link = hint?.link.map { link -> HTML in " <a href=\"\(HTML(stringLiteral: link.address))\">\(link.name(language))</a>" }
    return "<p class=\"problem\" role=\"alert\">\(problem.message(language)) \((hint?.text ?? problem.hint)?(language) ?? "")\(link)</p>"
  }

  @MainActor
  private func navigation(_ context: PageContext) -> HTML {
    let links = Tab.arranged(by: context.site.tabs).enumerated().map { index, tab -> HTML in
      let current: HTML = tab == self.tab ? " aria-current=\"page\"" : ""
      let keys: HTML = tab == .settings ? "," : "\(index + 1)"
      return "<a href=\"/\(tab.rawValue)\" data-key=\"\(keys)\"\(current)>\(context(tab.name))</a>"
    }
    return "<nav aria-label=\"\(context(en: "Parts of glot", ru: "Разделы glot"))\">\(links)</nav>"
  }

  @MainActor
  private func undo(_ context: PageContext) -> HTML {
    let title = context(en: "undo the last change", ru: "отменить последнее изменение")
    return """
      <form method="post" action="/undo">\(context.formOrigin)<button data-key="u" data-name="\(title)" title="\(title)" aria-label="\(title)">↶</button></form>
      """
  }

  /// What has a key on every page and a place on few.
  @MainActor
  private func furtherKeys(_ context: PageContext) -> HTML {
    let search = (tab ?? .words).search
    return """
      <div hidden data-keys><form method="post" action="/redo">\(context.formOrigin)<button data-key="U">\
      \(context(en: "redo what was undone", ru: "повторить отменённое"))</button></form>\
      <a href="\(search.address)" data-key="/">\(context(search.name))</a></div>
      """
  }

  /// What was just done, with the button that takes it back if it was a change.
  @MainActor
  private func notice(_ context: PageContext) -> HTML? {
    guard !context.isForParts, let (notice, isChange) = context.session.takeNotice() else { return nil }
    let undo: HTML = """
      <form method="post" action="/undo">\(context.formOrigin)<button>\(context(en: "Undo", ru: "Отменить"))</button></form>
      """
    return "<div class=\"notice\" role=\"status\"><span>\(context(notice))</span>\(isChange ? undo : nil)</div>"
  }

  /// What the script says when the server does not answer.
  @MainActor
  private func connection(_ context: PageContext) -> HTML {
    let lost = LocalizedText(
      en: "No connection to glot; trying again. What you typed is kept.", ru: "Нет связи с glot, идёт новая попытка. Введённое сохранено.")
    let expired = LocalizedText(
      en: "This browser is no longer known here. Open the address that “glot serve” prints; what you typed is kept.",
      ru: "Этот браузер здесь больше не известен. Откройте адрес, который выводит «glot serve»; введённое сохранено.")
    let restored = LocalizedText(
      en: "What you typed here was kept, and is not saved yet.", ru: "Введённое здесь восстановлено и ещё не сохранено.")
    return """
      <p id="connection" role="status" hidden data-lost="\(context(lost))" data-expired="\(context(expired))" data-restored="\(context(restored))"\
       data-discard="\(context(en: "Discard it", ru: "Отбросить"))" data-version="\(context.version ?? "")"></p>
      """
  }

  private static let keys = LocalizedText(en: "Keys", ru: "Клавиши")

  @MainActor
  private func keyDialog(_ context: PageContext) -> HTML {
    let (move, open) = (context(en: "go through the list", ru: "перемещаться по списку"), context(en: "open", ru: "открыть"))
    return """
      <dialog id="keys" aria-label="\(context(Self.keys))" data-move="\(move)" data-open="\(open)"><h2 tabindex="-1" autofocus>\(context(Self.keys))</h2><dl></dl>
      <form method="dialog"><label><input type="checkbox" id="keys-on">\(context(en: "Use keys of one letter", ru: "Использовать клавиши-буквы"))</label>
      <button class="main">\(context(en: "Close", ru: "Закрыть"))</button></form></dialog>
      """
  }
}
