import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The form for changing a word.
@MainActor
enum WordEditPage {
  static func shown(_ context: PageContext) async throws(Problem) -> Page {
    let word = try await word(context)
    return page(word, WordFields(word), context)
  }

  static func save(_ context: PageContext) async throws(Problem) -> Answer {
    let word = try await word(context)
    let fields = WordFields { context.fields[$0.rawValue] }
    // The form tells which version of the word it was made from, so that nobody's change is overwritten unseen.
    guard context.fields["updated"] == "\(word.updated.milliseconds)" else {
      return .page(page(word, fields, context, .changedMeanwhile(word)))
    }
    do throws(Problem) {
      let edit = try fields.edit(of: word)
      guard !edit.isEmpty else { return .goTo("/words/\(word.number)") }
      let editor = context.site.dictionary.wordEditor.build()
      await editor.save(edit, to: .number(word.number))
      if let problem = editor.state.problem { throw Problem(problem) }
    } catch { return .page(page(word, fields, context, error)) }
    context.session.say(LocalizedText(en: "Changed “\(word.text)”.", ru: "Изменено «\(word.text)»."))
    return .goTo("/words/\(word.number)")
  }

  private static func word(_ context: PageContext) async throws(Problem) -> Word {
    let list = context.site.dictionary.mainWordList.build()
    await list.select([.number(Word.Number(try context.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    guard let word = list.state.words.first else { throw .missingWord }
    return word
  }

  private static func page(_ word: Word, _ fields: WordFields, _ context: PageContext, _ problem: Problem? = nil) -> Page {
    let rows = WordFields.Field.allCases.map { field -> HTML in
      "<label for=\"\(field.rawValue)\">\(context(field.name))</label>\(control(field, fields, word))"
    }
    return Page(
      title: LocalizedText(verbatim: word.text),
      body: """
        <h1>\(word.text)</h1><form method="post" action="/words/\(word.number.rawValue)/edit" class="edit">\(context.formToken)\
        <input type="hidden" name="updated" value="\(word.updated.milliseconds)">\(rows)
        <p class="dim">\(context(WordFields.separators))</p>
        <div class="actions"><button class="main">\(context(en: "Save", ru: "Сохранить"))</button>\
        <a class="button" href="/words/\(word.number.rawValue)">\(context(en: "Cancel", ru: "Отмена"))</a></div></form>
        """,
      tab: .words, problem: problem
    )
  }

  private static func control(_ field: WordFields.Field, _ fields: WordFields, _ word: Word) -> HTML {
    guard field == .text else {
      return "<textarea id=\"\(field.rawValue)\" name=\"\(field.rawValue)\" rows=\"2\">\(fields[field])</textarea>"
    }
    return "<input id=\"text\" name=\"text\" value=\"\(fields[field])\" lang=\"\(word.direction.from.code)\" required>"
  }
}

extension Problem {
  fileprivate static func changedMeanwhile(_ word: Word) -> Problem {
    Problem(
      .badData, "changed_meanwhile",
      en: (
        "“\(word.text)” was changed elsewhere since this form was opened. Nothing of it was overwritten.",
        "Here is what you typed: look at the word as it is now, then save again."
      ),
      ru: (
        "«\(word.text)» изменено в другом месте, пока была открыта эта форма. Ничего не перезаписано.",
        "Ниже то, что вы ввели: посмотрите, каково слово сейчас, и сохраните снова."
      )
    )
  }
}
