import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The form for changing a word.
@MainActor
enum WordEditPage {
  static func shown(_ context: PageContext) async throws(Problem) -> Page {
    let word = try await word(context)
    return WordEditForm(context: context, word: word, fields: WordFields(word), from: word.direction.from, to: word.direction.to).page()
  }

  static func save(_ context: PageContext) async throws(Problem) -> Answer {
    let word = try await word(context)
    let form = WordEditForm(
      context: context, word: word, fields: WordFields { context.fields[$0.rawValue] },
      from: try context.languageField("from") ?? word.direction.from, to: try context.languageField("to") ?? word.direction.to)
    // The form contains the version of the word that it shows, so that it does not overwrite a newer change.
    guard context.fields["updated"] == "\(word.updated.milliseconds)" else {
      return .page(form.page(.changedMeanwhile(word.text, isShown: true)))
    }
    do throws(Problem) {
      var edit = try form.edit()
      guard !edit.isEmpty else { return .goTo("/words/\(word.number)") }
      edit.seen = word.updated
      let editor = context.site.dictionary.wordEditor.build()
      await editor.save(edit, to: .number(word.number))
      if let problem = editor.state.problem { throw Problem(problem) }
    } catch { return .page(form.page(error)) }
    context.session.say(LocalizedText(en: "Changed “\(word.text)”.", ru: "Изменено «\(word.text)»."), isChange: true)
    return .goTo("/words/\(word.number)")
  }

  private static func word(_ context: PageContext) async throws(Problem) -> Word {
    let list = context.site.dictionary.mainWordList.build()
    await list.select([.number(Word.Number(try context.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    guard let word = list.state.words.first else { throw .missingWord }
    return word
  }
}

/// The fields of a word, as they are or as they were typed.
@MainActor
struct WordEditForm {
  let context: PageContext
  let word: Word
  let fields: WordFields
  let from: Language
  let to: Language

  func edit() throws(Problem) -> WordEdit {
    var edit = try fields.edit(of: word)
    if from != word.direction.from { edit.from = from }
    if to != word.direction.to { edit.to = to }
    return edit
  }

  func page(_ problem: Problem? = nil) -> Page {
    let rows = WordFields.Field.allCases.map { field -> HTML in
      "<label for=\"\(field.rawValue)\">\(context(field.name))</label>\(control(field))\(present(field, problem))"
    }
    let title = LocalizedText(en: "Edit “\(word.text)”", ru: "Изменить «\(word.text)»")
    return Page(
      title: title,
      body: """
        <h1>\(context(title))</h1><form method="post" action="/words/\(word.number.rawValue)/edit" class="edit">\
        \(context.formToken)<input type="hidden" name="updated" value="\(word.updated.milliseconds)">\(rows)
        <p class="dim">\(context(WordFields.separators))</p><div class="filters">\(languages)</div>
        <div class="actions"><button class="main">\(context(en: "Save", ru: "Сохранить"))</button>\
        <a class="button" href="/words/\(word.number.rawValue)" data-discard data-back>\(context(en: "Cancel", ru: "Отмена"))</a></div></form>
        """,
      tab: .words, problem: problem
    )
  }

  private var languages: HTML {
    let names = (context(en: "Language of the word", ru: "Язык слова"), context(en: "Language of the translations", ru: "Язык переводов"))
    return """
      \(Controls.language("from", id: "from", label: names.0, none: nil, selected: from, context.language))\
      \(Controls.language("to", id: "to", label: names.1, none: nil, selected: to, context.language))
      """
  }

  private func control(_ field: WordFields.Field) -> HTML {
    let name = field.rawValue
    guard field != .text else {
      return
        "<input id=\"text\" name=\"text\" value=\"\(fields[field])\" lang=\"\(word.direction.from.code)\" required autocapitalize=\"off\">"
    }
    let language: HTML =
      switch field {
      case .translations: " lang=\"\(word.direction.to.code)\""
      case .examples: " lang=\"\(word.direction.from.code)\""
      case .text, .note, .tags: ""
      }
    return "<textarea id=\"\(name)\" name=\"\(name)\" rows=\"2\"\(language)>\n\(fields[field])</textarea>"
  }

  /// The value of a field that somebody else has changed meanwhile.
  private func present(_ field: WordFields.Field, _ problem: Problem?) -> HTML? {
    let value = WordFields(word)[field]
    guard problem?.code == Problem.changedMeanwhile(word.text).code, value != fields[field] else { return nil }
    return "<p class=\"dim\">\(context(en: "Now:", ru: "Сейчас:")) \(value.isEmpty ? "—" : value)</p>"
  }
}
