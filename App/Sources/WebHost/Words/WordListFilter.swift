import CoreModule
import CorePresentation
import PersonalDictionary

/// What a list of words is to show: the fields of the query.
@MainActor
struct WordListFilter {
  let text: String?
  let place: SearchField
  let order: WordOrder?
  private let isStarred: Bool
  private let tags: [String]
  private let from: Language?
  private let to: Language?
  private let status: WordStatusKind?
  private let after: Word.Number?
  /// The words after which the pages before this one begin, 0 for the first page. The last few hundred are enough to go back.
  private let trail: [Int]
  private static let longestTrail = 200
  private let fields: [(name: String, value: String)]

  private static let names = ["q", "in", "tag", "from", "to", "status", "sort", "starred"]

  init(_ context: PageContext) throws(Problem) {
    text = context.fields.text("q")
    place = try context.choice("in", SearchField.self) ?? .all
    order = try context.choice("sort", WordOrder.self)
    isStarred = context.fields["starred"] == "yes"
    tags = context.fields.text("tag").map { $0.split(separator: ",").map(String.init).filter { !$0.isBlank } } ?? []
    from = try context.languageField("from")
    to = try context.languageField("to")
    status = try context.choice("status", WordStatusKind.self)
    after = try context.number("after").map { Word.Number($0) }
    trail = context.fields["trail"].split(separator: ",").compactMap { Int($0) }.suffix(Self.longestTrail)
    fields = Self.names.map { ($0, context.fields[$0]) }
  }

  /// Whether there is more than a text to search for.
  var isNarrow: Bool { fields.contains { $0.name != "q" && !$0.value.isEmpty } }

  func narrow(_ query: inout WordQuery) {
    if let order { query.order = order }
    (query.isStarred, query.from, query.to, query.status, query.after) = (isStarred, from, to, status, after)
    if !tags.isEmpty { query.tags = tags }
  }

  /// The address of the words after this one.
  func address(after word: Word) -> String { address(after: word.number.rawValue, trail + [after?.rawValue ?? 0]) }

  /// The address of the words before these; `nil` where that is not known.
  var previous: String? { trail.last.map { address(after: $0, trail.dropLast()) } }

  private func address(after number: Int, _ trail: [Int]) -> String {
    guard number > 0 else { return "/words?" + query }
    let trail = trail.map(String.init).joined(separator: ",")
    return "/words?" + AddressQuery.text(fields + [("after", "\(number)"), ("trail", trail)])
  }

  /// The address of the first words; `nil` where these are they.
  var beginning: String? { after == nil ? nil : "/words?" + query }

  /// The query of this list, for its export.
  var query: String { AddressQuery.text(fields) }

  /// The same as fields of another form.
  var hidden: HTML {
    let given = fields.filter { !$0.value.isEmpty }
    return "\(given.map { field -> HTML in "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.value)\">" })"
  }

  /// The controls, behind a disclosure unless they are in use.
  func controls(_ context: PageContext) -> HTML {
    let any = context(en: "any", ru: "любой")
    let isOpen: HTML = isNarrow ? " open" : ""
    return """
      <details\(isOpen)><summary data-key="F">\(context(en: "Filters and order", ru: "Фильтры и порядок"))</summary><div class="filters">
      \(choice("in", en: "Search in", ru: "Искать", places(context), place == .all ? "" : place.rawValue, context))
      \(choice("sort", en: "Order", ru: "Порядок", orders(context), order?.rawValue ?? "", context))
      \(choice("status", en: "Translation", ru: "Перевод", statuses(context), status?.rawValue ?? "", context))
      \(Controls.language("from", id: "f-from", label: context(en: "Language", ru: "Язык"), none: any, selected: from, context.language, " data-with"))
      \(Controls.language("to", id: "f-to", label: context(en: "Translated into", ru: "Перевод на"), none: any, selected: to, context.language, " data-with"))
      <div><label for="f-tag">\(context(en: "Tag", ru: "Метка"))</label><input id="f-tag" name="tag" value="\(context.fields["tag"])" data-with></div>
      \(Controls.check("starred", id: "f-starred", label: context(en: "Favourites", ru: "Избранное"), isOn: isStarred, " data-with"))
      </div><p class="dim">\(context(WordListPhrases.operators))</p></details>
      """
  }

  private func choice(
    _ name: String, en english: String, ru russian: String, _ options: [(value: String, name: String)], _ selected: String,
    _ context: PageContext
  ) -> HTML {
    Controls.choice(name, id: "f-\(name)", label: context(en: english, ru: russian), options, selected: selected, " data-with")
  }

  private func places(_ context: PageContext) -> [(value: String, name: String)] {
    SearchField.allCases.map { ($0 == .all ? "" : $0.rawValue, context(WordListPhrases.place($0))) }
  }

  private func orders(_ context: PageContext) -> [(value: String, name: String)] {
    [("", context(en: "usual", ru: "обычный"))]
      + WordOrder.allCases.filter { $0 != .best }.map { ($0.rawValue, context(WordListPhrases.order($0))) }
  }

  private func statuses(_ context: PageContext) -> [(value: String, name: String)] {
    [("", context(en: "any", ru: "любой"))] + WordStatusKind.allCases.map { ($0.rawValue, context(WordListPhrases.status($0))) }
  }
}
