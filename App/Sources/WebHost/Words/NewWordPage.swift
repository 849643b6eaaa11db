import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// A new word: what the dictionaries say about it, and the ways to save it.
@MainActor
enum NewWordPage {
  static func shown(_ context: PageContext, problem: Problem? = nil) async throws(Problem) -> Page {
    let text = context.fields["text"]
    let newWord = context.site.dictionary.newWord.build()
    await newWord.preview(text, from: try context.languageField("from"), to: try context.languageField("to"))
    let refusal = problem == nil ? newWord.state.problem.map { Page.alert(Problem($0), context.language) } : nil
    let preview = refusal ?? newWord.state.preview.map { NewWordView(context: context, preview: $0).body }
    let picker = context.site.dictionary.langPicker.build { _ in }
    await picker.load()
    let form = try form(text, picker.state.direction, context)
    return Page(
      title: LocalizedText(en: "New word", ru: "Новое слово"),
      body: """
        <h1>\(context(en: "New word", ru: "Новое слово"))</h1>\(form)
        <section id="preview" aria-live="polite">\(preview)</section>
        <p><a class="button" href="\(context.back ?? "/words")" data-back>\(context(en: "Back", ru: "Назад"))</a></p>
        """,
      tab: .words, problem: problem
    )
  }

  private static func form(_ text: String, _ direction: Direction, _ context: PageContext) throws(Problem) -> HTML {
    let (chosen, label) = (context(en: "as chosen", ru: "как выбрано"), context(en: "Word or phrase", ru: "Слово или фраза"))
    let (from, to) = (try context.languageField("from"), try context.languageField("to"))
    return """
      <form method="post" action="/words/new" class="edit">\(context.formToken)<label for="text">\(label)</label>
      <div class="field"><input id="text" name="text" value="\(text)" autocomplete="off" autocapitalize="off" required maxlength="500"\
       data-fetch="/words/new?text=" data-into="preview" autofocus><button class="main">\(context(en: "Add", ru: "Добавить"))</button></div>
      <div class="filters">\(Controls.language("from", id: "from", label: context(en: "Language", ru: "Язык"), none: "\(chosen) (\(direction.from.code))", selected: from, context.language, " data-with"))\
      \(Controls.language("to", id: "to", label: context(en: "Translated into", ru: "Перевод на"), none: "\(chosen) (\(direction.to.code))", selected: to, context.language, " data-with"))</div>
      <details><summary>\(context(en: "More", ru: "Ещё"))</summary>\(details(context))</details></form>
      """
  }

  /// What the user knows of the word already.
  private static func details(_ context: PageContext) -> HTML {
    let fields: [(name: String, label: LocalizedText)] = [
      ("translations", LocalizedText(en: "your translations, separated by semicolons", ru: "ваши переводы через точку с запятой")),
      ("note", WordPhrases.note), ("tags", LocalizedText(en: "tags, separated by commas", ru: "метки через запятую")),
      ("example", LocalizedText(en: "sentence in which you met it", ru: "предложение, в котором оно встретилось")),
    ]
    let rows = fields.map { name, label -> HTML in
      "<label for=\"new-\(name)\">\(context(label))</label><input id=\"new-\(name)\" name=\"\(name)\" value=\"\(context.fields[name])\">"
    }
    return "\(rows)"
  }

  static func save(_ context: PageContext) async throws(Problem) -> Answer {
    let newWord = context.site.dictionary.newWord.build()
    let request = try request(context)
    if try await isQuestion(request, context) { return .page(try await shown(context)) }
    await newWord.submit(request)
    if let problem = newWord.state.problem { return .page(try await shown(context, problem: Problem(problem))) }
    let texts = newWord.state.added.flatMap { [NewWordPhrases.added($0)] + [missing($0)].compactMap(\.self) }
    context.session.say(
      LocalizedText(en: texts.map { $0(.english) }.joined(separator: " "), ru: texts.map { $0(.russian) }.joined(separator: " ")),
      isChange: true)
    return .goTo("/words")
  }

  /// Whether it is a word of several languages, of which none was chosen: who presses Enter has not read the question yet.
  private static func isQuestion(_ request: NewWordRequest, _ context: PageContext) async throws(Problem) -> Bool {
    guard !context.fields.has("exact"), request.from == nil, request.to == nil, request.ownTranslations.isEmpty else { return false }
    let newWord = context.site.dictionary.newWord.build()
    await newWord.preview(context.fields["text"], from: nil, to: nil)
    return newWord.state.preview?.isQuestionOfLanguage ?? false
  }

  private static func request(_ context: PageContext) throws(Problem) -> NewWordRequest {
    var request = NewWordRequest([context.fields["text"]], from: try context.languageField("from"), to: try context.languageField("to"))
    request.isExact = context.fields["exact"] == "yes"
    request.ownTranslations = parts("translations", by: ";", context)
    request.tags = try acceptable(parts("tags", by: ",", context))
    request.note = try context.fields.text("note").map { text throws(Problem) in try UserText(accepting: text).description }
    request.examples =
      try context.fields.text("example").map { text throws(Problem) in try acceptable([text]).map { WordExample($0) } } ?? []
    return request
  }

  private static func parts(_ name: String, by separator: Character, _ context: PageContext) -> [String] {
    context.fields[name].split(separator: separator).map(String.init).filter { !$0.isBlank }
  }

  /// What is to be known of a word without a translation.
  private static func missing(_ new: NewWord) -> LocalizedText? {
    guard new.word.translations.isEmpty else { return nil }
    return PendingPhrases.reason(of: new.word)
      ?? LocalizedText(en: "No dictionary has it; give it a translation of your own.", ru: "В словарях его нет; укажите свой перевод.")
  }
}

extension PendingPhrases {
  /// Why the translation of a word has to wait; `nil` if it does not.
  fileprivate static func reason(of word: Word) -> LocalizedText? {
    guard case .pending(let reason) = word.status else { return nil }
    let why = Self.reason(reason)
    return LocalizedText(en: "Its translation is pending: \(why(.english)).", ru: "Перевод ожидается: \(why(.russian)).")
  }
}
