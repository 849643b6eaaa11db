import CoreModule
import PersonalDictionary
import Practice
import Presentation

/// Words in a list, and the forms around it.
@MainActor
struct WordListView {
  let context: PageContext
  let words: [Word]
  let knowledge: [PracticeWord.ID: WordKnowledge]
  /// For the articles of German nouns.
  let nouns: any NounGenders

  static let noWords = LocalizedText(
    en: "There are no words yet. Type one above: its translation is shown while you type.",
    ru: "Слов пока нет. Введите слово выше: перевод появится, пока вы пишете."
  )

  var list: HTML { words.isEmpty ? "" : "<ul class=\"rows\">\(words.map(row))</ul>" }

  private func row(_ word: Word) -> HTML {
    let translations = word.translations.isEmpty ? context(WordPhrases.noTranslation(word)) : word.translations.joined(separator: ", ")
    let sign = knowledge[word.practised].flatMap { known in
      KnowledgePhrases.sign(known).map { sign -> HTML in
        "<abbr title=\"\(context(KnowledgePhrases.sentence(known, context.style)))\">\(sign)</abbr> "
      }
    }
    return """
      <li>\(Self.star(word, context))<div><a href="/words/\(word.number.rawValue)" lang="\(word.direction.from.code)">\(word.listed(nouns))</a> \(sign)\
      <span lang="\(word.direction.to.code)">\(translations)</span></div><span class="dim">\(word.direction.description)</span></li>
      """
  }

  /// The fields for a new word and for the search. Both work without the script, which asks for the same pages while one types.
  static func forms(_ context: PageContext) -> HTML {
    let (add, find) = (context(en: "New word", ru: "Новое слово"), context(en: "Search", ru: "Поиск"))
    return """
      <div class="forms"><form method="post" action="/words/new">\(context.formToken)<label for="text">\(add)</label>
      <div class="field"><input id="text" name="text" autocomplete="off" autocapitalize="off" required maxlength="500" data-key="a"\
       data-fetch="/words/new?text=" data-into="preview"><button>\(context(en: "Add", ru: "Добавить"))</button></div></form>
      <form method="get" action="/words" role="search"><label for="q">\(find)</label>
      <div class="field"><input id="q" type="search" name="q" value="\(context.fields["q"])" autocomplete="off" data-key="/"\
       data-fetch="/words?q=" data-into="list"><button>\(context(en: "Find", ru: "Найти"))</button></div></form></div>
      <section id="preview" aria-live="polite"></section>
      """
  }

  static func star(_ word: Word, _ context: PageContext) -> HTML {
    let name =
      word.isStarred
      ? context(en: "Remove “\(word.text)” from favourites", ru: "Убрать «\(word.text)» из избранного")
      : context(en: "Add “\(word.text)” to favourites", ru: "Добавить «\(word.text)» в избранное")
    return """
      <form method="post" action="/words/\(word.number.rawValue)/star">\(context.formOrigin)\
      <button class="star" name="starred" value="\(word.isStarred ? "no" : "yes")" aria-label="\(name)" title="\(name)">\(word.isStarred ? "★" : "☆")</button></form>
      """
  }

  /// What can be done with the word of an entry.
  static func actions(_ word: Word, _ context: PageContext) -> HTML {
    """
    <div class="actions"><a class="button" href="/words/\(word.number.rawValue)/edit" data-key="e">\(context(en: "Edit", ru: "Изменить"))</a>\
    \(star(word, context))<form method="post" action="/words/\(word.number.rawValue)/delete">\(context.formToken)\
    <button data-key="d">\(context(en: "Delete", ru: "Удалить"))</button></form></div>
    """
  }
}
