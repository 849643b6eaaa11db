import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// A new word: what the dictionaries say of it, and the ways to save it.
@MainActor
enum NewWordPage {
  static func shown(_ visit: Visit, problem: Problem? = nil) async throws(Problem) -> Page {
    let text = visit.fields["text"]
    let newWord = visit.site.dictionary.newWord.build()
    await newWord.preview(text)
    let preview: HTML
    switch (problem ?? newWord.state.problem.map { Problem($0) }, newWord.state.preview) {
    case (let problem?, _): preview = Page.alert(problem, visit.language)
    case (nil, let found?): preview = markup(found, visit)
    case (nil, nil): preview = ""
    }
    return Page(
      title: LocalizedText(en: "New word", ru: "Новое слово"),
      body: """
        <form method="post" action="/words/new">\(visit.formToken)<label for="text">\(visit(en: "New word", ru: "Новое слово"))</label>
        <div class="field"><input id="text" name="text" value="\(text)" autocomplete="off" autocapitalize="off" required maxlength="500"\
         data-fetch="/words/new?text=" data-into="preview" autofocus><button>\(visit(en: "Add", ru: "Добавить"))</button></div></form>
        <section id="preview" aria-live="polite">\(preview)</section>
        """,
      tab: .words
    )
  }

  static func save(_ visit: Visit) async throws(Problem) -> Answer {
    let text = visit.fields["text"]
    let newWord = visit.site.dictionary.newWord.build()
    var request = NewWordRequest([text])
    request.from = try language("from", visit)
    request.to = try language("to", visit)
    request.isExact = visit.fields["exact"] == "yes"
    await newWord.submit(request)
    if let problem = newWord.state.problem { return .page(try await shown(visit, problem: Problem(problem))) }
    let texts = newWord.state.added.flatMap { new in [NewWordPhrases.added(new)] + (new.word.translations.isEmpty ? [untranslated] : []) }
    visit.session.say(
      LocalizedText(en: texts.map { $0(.english) }.joined(separator: " "), ru: texts.map { $0(.russian) }.joined(separator: " ")))
    return .goTo("/words")
  }

  private static let untranslated = LocalizedText(
    en: "No dictionary has it; give it a translation of your own.", ru: "В словарях его нет; укажите свой перевод."
  )

  private static func language(_ name: String, _ visit: Visit) throws(Problem) -> Language? {
    guard let code = visit.fields.text(name) else { return nil }
    guard let language = Language(code: code) else { throw .unknownLanguage(code) }
    return language
  }

  private static func markup(_ preview: NewWordPreview, _ visit: Visit) -> HTML {
    var parts: [HTML] = []
    if let word = preview.existing { parts.append("<p class=\"notice\">\(visit(NewWordPhrases.alreadyAdded(word)))</p>") }
    if preview.isRedirected {
      let text = NewWordPhrases.redirected(preview.answer.direction, insteadOf: preview.requested)
      parts.append("<p class=\"notice\">\(visit(text))</p>")
    }
    if !preview.choices.isEmpty {
      let question = preview.kept.map { NewWordPhrases.formOfKept($0, preview.text) } ?? NewWordPhrases.severalLanguages
      parts.append("<p>\(visit(question))</p><div class=\"actions\">\(preview.choices.map { choice($0, of: preview, visit) })</div>")
    }
    if preview.choices.isEmpty || preview.kept != nil { parts.append(meaning(preview, visit)) }
    return "<div>\(parts)</div>"
  }

  private static func choice(_ choice: NewWordChoice, of preview: NewWordPreview, _ visit: Visit) -> HTML {
    let request = choice.request(for: preview.text)
    let languages = [("from", request.from), ("to", request.to)].compactMap { name, language in
      language.map { language -> HTML in "<input type=\"hidden\" name=\"\(name)\" value=\"\(language.code)\">" }
    }
    return """
      <form method="post" action="/words/new">\(visit.formToken)<input type="hidden" name="text" value="\(preview.text)">\(languages)\
      <button name="exact" value="\(request.isExact ? "yes" : "no")">\(visit(NewWordPhrases.choice(choice, of: preview)))</button></form>
      """
  }

  private static func meaning(_ preview: NewWordPreview, _ visit: Visit) -> HTML {
    guard !preview.answer.entries.isEmpty else {
      let meant = WordPhrases.didYouMean(preview.answer.suggestions).map { visit($0) } ?? ""
      return "<p>\(visit(NewWordPhrases.unknownWord)) \(meant)</p>"
    }
    let origin = preview.answer.readings.first.flatMap(FormPhrases.origin).map { text -> HTML in "<p class=\"dim\">\(visit(text))</p>" }
    let entries = EntryLines(preview.answer.entries, preview.answer.direction)
    let lines = (entries.headword(visit.style).map { [$0] } ?? []) + entries.short(visit.style)
    return "\(origin)<div class=\"entry\">\(HTML(inked: lines.joined(separator: "\n")))</div>"
  }
}
