import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// A new word: what the dictionaries say of it, and the ways to save it.
@MainActor
enum NewWordPage {
  static func shown(_ context: PageContext, problem: Problem? = nil) async throws(Problem) -> Page {
    let text = context.fields["text"]
    let newWord = context.site.dictionary.newWord.build()
    await newWord.preview(text)
    let preview: HTML
    switch (problem ?? newWord.state.problem.map { Problem($0) }, newWord.state.preview) {
    case (let problem?, _): preview = Page.alert(problem, context.language)
    case (nil, let found?): preview = markup(found, context)
    case (nil, nil): preview = ""
    }
    return Page(
      title: LocalizedText(en: "New word", ru: "Новое слово"),
      body: """
        <form method="post" action="/words/new">\(context.formToken)<label for="text">\(context(en: "New word", ru: "Новое слово"))</label>
        <div class="field"><input id="text" name="text" value="\(text)" autocomplete="off" autocapitalize="off" required maxlength="500"\
         data-fetch="/words/new?text=" data-into="preview" autofocus><button>\(context(en: "Add", ru: "Добавить"))</button></div></form>
        <section id="preview" aria-live="polite">\(preview)</section>
        """,
      tab: .words
    )
  }

  static func save(_ context: PageContext) async throws(Problem) -> Answer {
    let text = context.fields["text"]
    let newWord = context.site.dictionary.newWord.build()
    var request = NewWordRequest([text])
    request.from = try language("from", context)
    request.to = try language("to", context)
    request.isExact = context.fields["exact"] == "yes"
    await newWord.submit(request)
    if let problem = newWord.state.problem { return .page(try await shown(context, problem: Problem(problem))) }
    let texts = newWord.state.added.flatMap { new in [NewWordPhrases.added(new)] + (new.word.translations.isEmpty ? [untranslated] : []) }
    context.session.say(
      LocalizedText(en: texts.map { $0(.english) }.joined(separator: " "), ru: texts.map { $0(.russian) }.joined(separator: " ")))
    return .goTo("/words")
  }

  private static let untranslated = LocalizedText(
    en: "No dictionary has it; give it a translation of your own.", ru: "В словарях его нет; укажите свой перевод."
  )

  private static func language(_ name: String, _ context: PageContext) throws(Problem) -> Language? {
    guard let code = context.fields.text(name) else { return nil }
    guard let language = Language(code: code) else { throw .unknownLanguage(code) }
    return language
  }

  private static func markup(_ preview: NewWordPreview, _ context: PageContext) -> HTML {
    var parts: [HTML] = []
    if let word = preview.existing { parts.append("<p class=\"notice\">\(context(NewWordPhrases.alreadyAdded(word)))</p>") }
    if preview.isRedirected {
      let text = NewWordPhrases.redirected(preview.answer.direction, insteadOf: preview.requested)
      parts.append("<p class=\"notice\">\(context(text))</p>")
    }
    if !preview.choices.isEmpty {
      let question = preview.kept.map { NewWordPhrases.formOfKept($0, preview.text) } ?? NewWordPhrases.severalLanguages
      parts.append("<p>\(context(question))</p><div class=\"actions\">\(preview.choices.map { choice($0, of: preview, context) })</div>")
    }
    if preview.choices.isEmpty || preview.kept != nil { parts.append(meaning(preview, context)) }
    return "<div>\(parts)</div>"
  }

  private static func choice(_ choice: NewWordChoice, of preview: NewWordPreview, _ context: PageContext) -> HTML {
    let request = choice.request(for: preview.text)
    let languages = [("from", request.from), ("to", request.to)].compactMap { name, language in
      language.map { language -> HTML in "<input type=\"hidden\" name=\"\(name)\" value=\"\(language.code)\">" }
    }
    return """
      <form method="post" action="/words/new">\(context.formToken)<input type="hidden" name="text" value="\(preview.text)">\(languages)\
      <button name="exact" value="\(request.isExact ? "yes" : "no")">\(context(NewWordPhrases.choice(choice, of: preview)))</button></form>
      """
  }

  private static func meaning(_ preview: NewWordPreview, _ context: PageContext) -> HTML {
    guard !preview.answer.entries.isEmpty else {
      let meant = WordPhrases.didYouMean(preview.answer.suggestions).map { context($0) } ?? ""
      return "<p>\(context(NewWordPhrases.unknownWord)) \(meant)</p>"
    }
    let origin = preview.answer.readings.first.flatMap(FormPhrases.origin).map { text -> HTML in "<p class=\"dim\">\(context(text))</p>" }
    let entries = EntryLines(preview.answer.entries, preview.answer.direction)
    let lines = (entries.headword(context.style).map { [$0] } ?? []) + entries.short(context.style)
    return "\(origin)<div class=\"entry\">\(HTML(inked: lines.joined(separator: "\n")))</div>"
  }
}
