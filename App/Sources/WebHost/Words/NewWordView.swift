import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// What is known of a word before it is saved.
@MainActor
struct NewWordView {
  let context: PageContext
  let preview: NewWordPreview

  var body: HTML {
    var parts: [HTML] = []
    if let word = preview.existing { parts.append("<p class=\"notice\">\(context(NewWordPhrases.alreadyAdded(word)))</p>") }
    if preview.isRedirected {
      let text = NewWordPhrases.redirected(preview.answer.direction, insteadOf: preview.requested)
      parts.append("<p class=\"notice\">\(context(text))</p>")
    }
    if !preview.choices.isEmpty {
      parts.append("<p>\(context(NewWordPhrases.question(preview)))</p><div class=\"choices\">\(preview.choices.map(choice))</div>")
    }
    if !preview.isQuestionOfLanguage { parts.append(meaning) }
    return "<div>\(parts)</div>"
  }

  /// A form that saves the word in this way.
  private func choice(_ choice: NewWordChoice) -> HTML {
    let request = choice.request(for: preview.text)
    let languages = [("from", request.from), ("to", request.to)].compactMap { name, language in
      language.map { language -> HTML in "<input type=\"hidden\" name=\"\(name)\" value=\"\(language.code)\">" }
    }
    return """
      <form method="post" action="/words/new">\(context.formToken)<input type="hidden" name="text" value="\(request.texts[0])">\(languages)\
      <button name="exact" value="\(request.isExact ? "yes" : "no")">\(context(NewWordPhrases.choice(choice, of: preview)))</button></form>
      """
  }

  private var meaning: HTML {
    guard !preview.answer.entries.isEmpty else {
      let parts = PhraseParts(preview.answer).lines(context.style)
      guard parts.isEmpty else {
        return "<p>\(context(NewWordPhrases.unknownPhrase))</p><div class=\"entry\">\(HTML(inked: parts.joined(separator: "\n")))</div>"
      }
      return "<p>\(context(NewWordPhrases.unknownWord))</p>\(suggestions)"
    }
    let reading = preview.answer.readings.first.flatMap { FormPhrases.origin(of: $0, in: preview.answer.direction.from) }
    let origin = reading.map { text -> HTML in "<p class=\"dim\">\(context(text))</p>" }
    let entries = EntryLines(preview.answer.entries, preview.answer.direction)
    let lines = (entries.headword(context.style).map { [$0] } ?? []) + entries.short(context.style)
    return "\(origin)<div class=\"entry\" lang=\"\(preview.answer.direction.to.code)\">\(HTML(inked: lines.joined(separator: "\n")))</div>"
  }

  /// Words that are spelled alike, each of which can be taken by one click.
  private var suggestions: HTML? {
    let spellings = preview.answer.suggestions
    guard !spellings.isEmpty else { return nil }
    let links = spellings.map { spelling -> HTML in
      let address = AddressQuery.text([("text", spelling.text)])
      return
        "<a class=\"button\" href=\"/words/new?\(address)\" lang=\"\(spelling.language.code)\">\(context(WordPhrases.spelling(spelling)))</a>"
    }
    return "<p class=\"actions\">\(context(en: "Did you mean:", ru: "Возможно, вы имели в виду:")) \(links)</p>"
  }
}
