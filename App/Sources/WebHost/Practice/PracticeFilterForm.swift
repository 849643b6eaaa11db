import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// Which words a session has, and what is asked of them.
@MainActor
struct PracticeFilterForm {
  let context: PageContext

  private var options: SessionOptions { context.session.practice.options }

  /// The fields, behind a disclosure unless they are in use.
  var body: HTML {
    let isOpen: HTML = options == SessionOptions() ? "" : " open"
    let any = context(en: "any", ru: "любой")
    let languages = (options.filter.from.flatMap { Language(code: $0) }, options.filter.to.flatMap { Language(code: $0) })
    return """
      <details\(isOpen)><summary data-key="F">\(context(en: "What to practise", ru: "Что повторять"))</summary>
      <form method="post" action="/practice/begin" class="filters" data-no-draft>\(context.formToken)\(direction)
      \(Controls.language("from", id: "p-from", label: context(en: "Language", ru: "Язык"), none: any, selected: languages.0, context.language))
      \(Controls.language("to", id: "p-to", label: context(en: "Translated into", ru: "Перевод на"), none: any, selected: languages.1, context.language))
      <div><label for="p-tag">\(context(en: "Tag", ru: "Метка"))</label><input id="p-tag" name="tag" value="\(options.filter.tag ?? "")"></div>
      \(number("new", context(en: "New words at most", ru: "Новых слов не больше"), options.newLimit))
      \(number("limit", context(en: "Reviews at most", ru: "Повторений не больше"), options.reviewLimit))
      \(Controls.check("starred", id: "p-starred", label: context(en: "Favourites", ru: "Избранное"), isOn: options.filter.isStarred))
      <button>\(context(en: "Begin", ru: "Начать"))</button></form></details>
      """
  }

  private var direction: HTML {
    let chosen = Sides.allCases.first { $0.directions == options.directions } ?? .both
    return Controls.choice(
      "direction", id: "p-direction", label: context(en: "Ask for", ru: "Спрашивать"),
      Sides.allCases.map { ($0.rawValue, context($0.name)) }, selected: chosen.rawValue)
  }

  /// What is asked, by the names of the command line.
  private enum Sides: String, CaseIterable {
    case both, from, to

    var directions: Set<PracticeDirection> {
      switch self {
      case .both: Set(PracticeDirection.allCases)
      case .from: [.from]
      case .to: [.to]
      }
    }

    var name: LocalizedText {
      switch self {
      case .both: LocalizedText(en: "the word and its meaning", ru: "слово и значение")
      case .from: LocalizedText(en: "the meaning of the word", ru: "значение слова")
      case .to: LocalizedText(en: "the word itself", ru: "само слово")
      }
    }
  }

  private func number(_ name: HTML, _ label: String, _ value: Int?) -> HTML {
    """
    <div><label for="p-\(name)">\(label)</label><input id="p-\(name)" name="\(name)" type="number" min="0" max="\(Self.most)" \
    value="\(value.map(String.init) ?? "")"></div>
    """
  }

  private static let most = 9999

  /// What the form asks for.
  static func options(_ context: PageContext) throws(Problem) -> SessionOptions {
    var options = SessionOptions()
    options.filter = PracticeFilter(
      from: try context.languageField("from")?.code, to: try context.languageField("to")?.code, tag: context.fields.text("tag")?.trimmed,
      isStarred: context.fields["starred"] == "yes")
    options.directions = (try context.choice("direction", Sides.self) ?? .both).directions
    (options.newLimit, options.reviewLimit) = (try limit("new", context), try limit("limit", context))
    return options
  }

  private static func limit(_ name: String, _ context: PageContext) throws(Problem) -> Int? {
    guard let text = context.fields.text(name) else { return nil }
    guard let number = Int(text.trimmed), (0...most).contains(number) else {
      throw Problem(
        .usage, "usage",
        en: ("“\(DisplayWidth.cut(text.visibleLine, to: 40))” is not a number of words.", "Use a whole number from 0 to \(most)."),
        ru: ("«\(DisplayWidth.cut(text.visibleLine, to: 40))» — не число слов.", "Нужно целое число от 0 до \(most)."))
    }
    return number
  }
}
