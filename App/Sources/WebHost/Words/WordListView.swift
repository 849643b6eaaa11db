import CoreModule
import CorePresentation
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

  /// One form serves all rows: each of its buttons names where it goes.
  var list: HTML {
    guard !words.isEmpty else { return "" }
    return """
      <form method="post" id="row">\(context.formOrigin)</form><ul class="rows">\(words.map(keptRow))</ul>\
      \(Controls.ofRows(WordPractice.controlsOfRows(context)))
      """
  }

  private func keptRow(_ word: Word) -> HTML {
    let place = RowCache.Place(number: word.number, language: context.language, isFirst: word.number == words.first?.number)
    let sign = sign(word)
    return context.site.rowCache.row(place, RowCache.Content(word: word, sign: sign)) { row(word, sign, isFirst: place.isFirst) }
  }

  /// How well a word is known.
  private func sign(_ word: Word) -> HTML? {
    knowledge[word.practised].flatMap { WordPractice.sign($0, context) }
  }

  private func row(_ word: Word, _ sign: HTML?, isFirst: Bool) -> HTML {
    let (number, name) = (word.number.rawValue, DisplayWidth.cut(word.text, to: 60))
    let translations = word.translations.isEmpty ? context(WordPhrases.noTranslation(word)) : word.translations.joined(separator: ", ")
    let (edit, delete) = (
      context(en: "Edit “\(name)”", ru: "Изменить «\(name)»"), context(en: "Delete “\(name)”", ru: "Удалить «\(name)»")
    )
    return """
      <li>\(Self.star(word, context, isNamed: isFirst))<div><a href="/words/\(number)" lang="\(word.direction.from.code)">\(DisplayWidth.cut(word.listed(nouns), to: 120))</a> \(sign)\
      <span lang="\(word.direction.to.code)">\(DisplayWidth.cut(translations, to: 120))</span></div><span class="dim">\(word.direction.description)</span>\
      <a class="quiet extra" href="/words/\(number)/edit" data-key="e"\(isFirst ? Controls.keyName(WordActions.edit, context) : nil) aria-label="\(edit)">✎</a>\
      <button form="row" formaction="/words/\(number)/delete" class="quiet extra" data-key="d Delete"\
      \(isFirst ? Controls.keyName(WordActions.delete, context) : nil) aria-label="\(delete)">✕</button></li>
      """
  }

  /// A button of the form `row`.
  ///
  /// - Parameter isNamed: Whether it says what the table of keys calls it; of many, one does.
  static func star(_ word: Word, _ context: PageContext, isNamed: Bool = true) -> HTML {
    let text = DisplayWidth.cut(word.text, to: 60)
    let name =
      word.isStarred
      ? context(en: "Remove “\(text)” from favourites", ru: "Убрать «\(text)» из избранного")
      : context(en: "Add “\(text)” to favourites", ru: "Добавить «\(text)» в избранное")
    return """
      <button form="row" formaction="/words/\(word.number.rawValue)/star" class="star" name="starred" value="\(word.isStarred ? "no" : "yes")"\
       data-key="s *"\(isNamed ? Controls.keyName(WordActions.star, context) : nil) aria-label="\(name)">\(word.isStarred ? "★" : "☆")</button>
      """
  }

  /// The fields for a new word and for the search. Both work without the script, which asks for the same pages while one types.
  static func forms(_ context: PageContext, _ filter: WordListFilter) -> HTML {
    let (add, find) = (context(en: "New word", ru: "Новое слово"), context(en: "Search", ru: "Поиск"))
    return """
      <div class="forms"><form method="post" action="/words/new">\(context.formToken)<label for="text">\(add)</label>
      <div class="field"><input id="text" name="text" autocomplete="off" autocapitalize="off" required maxlength="500" data-key="a n"\
       data-fetch="/words/new?text=" data-into="preview"><button>\(context(en: "Add", ru: "Добавить"))</button></div></form>
      <form method="get" action="/words" role="search"><label for="q">\(find)</label>
      <div class="field"><input id="q" type="search" name="q" value="\(context.fields["q"])" autocomplete="off" data-key="/"\
       data-fetch="/words?q=" data-into="list"><button>\(context(en: "Find", ru: "Найти"))</button></div>\(filter.controls(context))</form></div>
      <section id="preview" aria-live="polite"></section>
      """
  }

  /// Where one goes from the list.
  static func links(_ context: PageContext, _ filter: WordListFilter) -> HTML {
    """
    <p class="actions"><a class="button" href="/words?starred=yes" data-key="f">\(context(en: "Favourites", ru: "Избранное"))</a>\
    <a class="button" href="/words/pending" data-key="p">\(context(PendingPhrases.title))</a>\
    <a class="button" href="/words/import" data-key="i">\(context(en: "Import", ru: "Импорт"))</a>\
    <a class="button" href="/words/export?\(filter.query)" data-key="x">\(context(en: "Export", ru: "Экспорт"))</a>\
    <a class="button" href="/settings" data-key="l">\(context(en: "Languages", ru: "Языки"))</a></p>
    <div hidden data-keys><a href="/settings#remind_at" data-key="r">\(context(en: "set up the daily reminder", ru: "настроить ежедневное напоминание"))</a></div>
    """
  }
}

/// What can be done with a word, as the table of keys calls it.
enum WordActions {
  static let star = LocalizedText(en: "star, or remove the star", ru: "добавить в избранное или убрать")
  static let edit = LocalizedText(en: "edit the word", ru: "изменить слово")
  static let delete = LocalizedText(en: "delete the word", ru: "удалить слово")

  /// What can be done with the word of an entry.
  @MainActor
  static func buttons(_ word: Word, _ context: PageContext) -> HTML {
    """
    <form method="post" id="row" class="actions">\(context.formOrigin)\
    <a class="button" href="/words/\(word.number.rawValue)/edit" data-key="e Enter">\(context(en: "Edit", ru: "Изменить"))</a>\(WordListView.star(word, context))\
    <button formaction="/words/\(word.number.rawValue)/delete" data-key="d Delete">\(context(en: "Delete", ru: "Удалить"))</button>\
    <a class="button" href="/words" data-back>\(context(en: "To the words", ru: "К словам"))</a></form>
    """
  }
}
