package import CoreModule
package import CorePresentation
package import PersonalDictionary

package enum WordPhrases {
  package static let noWords = LocalizedText(en: "No words found.", ru: "Таких слов нет.")
  package static let noFavorites = LocalizedText(
    en: "You have no favourites yet. Add one: glot star WORD", ru: "В избранном пока пусто. Добавьте слово: glot star СЛОВО"
  )
  package static let note = LocalizedText(en: "note", ru: "заметка")
  package static let tags = LocalizedText(en: "tags", ru: "метки")

  package static let examples = LocalizedText(en: "examples", ru: "примеры")

  static func quoted(_ text: String) -> LocalizedText { LocalizedText(en: "“\(text)”", ru: "«\(text)»") }

  package static let word = CountedNoun(en: ("word", "words"), ru: ("слово", "слова", "слов"))

  package static func ownTranslations(_ count: Int) -> LocalizedText {
    count == 1 ? LocalizedText(en: "your translation", ru: "ваш перевод") : LocalizedText(en: "your translations", ru: "ваши переводы")
  }

  /// Shown when a word has no translation: whether one is expected, and what delays it.
  package static func noTranslation(_ word: Word) -> LocalizedText {
    if case .pending(let reason) = word.status { PendingPhrases.waiting(reason) } else { LocalizedText(verbatim: "—") }
  }

  package static func deleted(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Deleted: \(word(count)(.english)).", ru: "Удалено: \(word(count)(.russian)).")
  }

  package static func alreadyStarred(_ word: Word) -> LocalizedText {
    LocalizedText(en: "“\(word.text)” is already a favourite.", ru: "«\(word.text)» уже в избранном.")
  }

  package static func notStarred(_ word: Word) -> LocalizedText {
    LocalizedText(en: "“\(word.text)” is not a favourite.", ru: "«\(word.text)» и так нет в избранном.")
  }

  package static func directionTaken(_ direction: Direction) -> LocalizedText {
    LocalizedText(en: "The direction is now \(direction).", ru: "Выбрано направление \(direction).")
  }

  /// The assumption about a user who has not chosen a direction.
  package static func guessed(_ direction: Direction) -> LocalizedText {
    LocalizedText(
      en: "You have not chosen your languages, so \(direction) was used, based on the locale. Choose them: glot lang FROM TO",
      ru: "Языки ещё не выбраны, поэтому взято направление \(direction), по локали. Выбрать: glot lang ЯЗЫК ЯЗЫК"
    )
  }

  /// Words with a similar spelling.
  package static func didYouMean(_ texts: [String]) -> LocalizedText? {
    guard let last = texts.last else { return nil }
    let beginning = texts.dropLast().joined(separator: ", ")
    let english = beginning.isEmpty ? last : "\(beginning) or \(last)"
    return LocalizedText(en: "Did you mean \(english)?", ru: "Возможно, имелось в виду: \(texts.joined(separator: ", "))?")
  }

  /// The same of spellings, naming the language of those that are of none that was asked for.
  package static func didYouMean(_ spellings: [SuggestedSpelling]) -> LocalizedText? {
    let texts = spellings.map(spelling)
    guard let english = didYouMean(texts.map { $0(.english) }), let russian = didYouMean(texts.map { $0(.russian) }) else { return nil }
    return LocalizedText(en: english(.english), ru: russian(.russian))
  }

  /// The same, naming the text that was not found.
  package static func didYouMean(_ spellings: [SuggestedSpelling], insteadOf text: String) -> LocalizedText? {
    guard !spellings.isEmpty else { return nil }
    let texts = spellings.map(spelling)
    return LocalizedText(
      en: "Similar to “\(text)”: \(texts.map { $0(.english) }.joined(separator: ", ")).",
      ru: "Похоже на «\(text)»: \(texts.map { $0(.russian) }.joined(separator: ", "))."
    )
  }

  /// As in `Schmetterling (German)`.
  package static func spelling(_ spelling: SuggestedSpelling) -> LocalizedText {
    guard spelling.isOfOtherLanguage else { return LocalizedText(verbatim: spelling.text) }
    let name = spelling.language.name
    return LocalizedText(en: "\(spelling.text) (\(name(.english)))", ru: "\(spelling.text) (\(name(.russian)))")
  }

  package static func unknownPrefix(_ prefix: String) -> LocalizedText {
    let known = SearchText.prefixes.joined(separator: " ")
    return LocalizedText(
      en: "“\(prefix)” is not an operator and was searched for as text. The operators are: \(known)",
      ru: "«\(prefix)» — не оператор, поэтому искали это как текст. Операторы: \(known)"
    )
  }

  package static func nothingFound(_ query: String, near: [Word]) -> Problem {
    Problem(
      .nothingFound, "not_found",
      LocalizedText(en: "None of your words match “\(query)”.", ru: "Среди ваших слов ничего не найдено по запросу «\(query)»."),
      hint: didYouMean(near.map(\.text)), details: [("suggestions", JSON(near.map(\.text)))]
    )
  }

  package static func baseForm(_ base: String) -> LocalizedText {
    let isOne = FoundTranslation.bases(in: base).count == 1
    return LocalizedText(en: "(a form of \(base))", ru: "(форма \(isOne ? "слова" : "слов") \(base))")
  }

  package static func sources(_ names: [String]) -> LocalizedText {
    let list = names.joined(separator: ", ")
    return LocalizedText(en: "from: \(list)", ru: (names.count == 1 ? "источник" : "источники") + ": \(list)")
  }

  /// As in `3rd time, first on 12 May`.
  package static func repeated(_ word: Word, _ style: TextStyle) -> LocalizedText {
    let day = style.localTime.day(of: word.created)
    let today = style.localTime.day(of: style.now)
    let date = DatePhrases.day(day, today: today)
    return LocalizedText(
      en: "\(DatePhrases.englishOrdinal(word.timesAdded)) time, first on \(date(.english))",
      ru: "\(word.timesAdded)-й раз, впервые \(date(.russian))"
    )
  }

  package static func added(_ moment: Timestamp, _ style: TextStyle) -> LocalizedText {
    let date = DatePhrases.day(style.localTime.day(of: moment), today: style.localTime.day(of: style.now))
    return LocalizedText(en: "added on \(date(.english))", ru: "добавлено \(date(.russian))")
  }

  private static func partsOnly(_ word: Word, _ parts: [String]) -> LocalizedText {
    let parts = parts.joined(separator: " + ")
    return LocalizedText(
      en: "The dictionaries have only the parts of “\(word.text)” (\(parts)), so it was saved without a translation. "
        + "See the parts: glot lookup \"\(word.text)\"",
      ru:
        "В словарях есть только части «\(word.text)» (\(parts)), поэтому оно сохранено без перевода. Показать части: glot lookup \"\(word.text)\""
    )
  }

  /// The remark about a new word.
  package static func remark(on new: NewWord) -> LocalizedText? {
    let word = new.word
    if let typed = new.typed { return counted(typed, as: word) }
    if new.isRedirected {
      return word.direction == new.requested.reversed
        ? LocalizedText(
          en: "“\(word.text)” was saved as \(word.direction): the dictionaries have it only in that direction.",
          ru: "«\(word.text)» сохранено как \(word.direction): в словарях оно есть только в этом направлении."
        )
        : LocalizedText(
          en: "“\(word.text)” is \(word.direction.from.name(.english)): it was saved as \(word.direction).",
          ru: "«\(word.text)» — \(word.direction.from.russianNeuter) слово: сохранено как \(word.direction)."
        )
    }
    guard word.translations.isEmpty else { return new.otherSpelling.map { otherSpelling($0, of: word) } ?? form(of: new.bases, word) }
    if case .pending(let reason) = word.status { return PendingPhrases.addedAsPending(word, reason) }
    if !new.parts.isEmpty { return partsOnly(word, new.parts) }
    if !new.detected.isEmpty { return ambiguous(word, new.detected) }
    return unknown(word, didYouMean(new.suggestions))
  }

  /// A text as one argument of a command.
  private static func argument(_ text: String) -> String { text.contains { !$0.isLetter } ? "\"\(text)\"" : text }

  private static func otherSpelling(_ spelling: String, of word: Word) -> LocalizedText {
    let (said, command) = (
      NewWordPhrases.otherSpelling(spelling, of: word.text), "glot edit \(word.number) --set-text \(argument(spelling))"
    )
    return LocalizedText(en: "\(said(.english)) To change it: \(command)", ru: "\(said(.russian)) Исправить: \(command)")
  }

  /// - Returns: `nil` for a word that is no form.
  private static func form(of bases: [String], _ word: Word) -> LocalizedText? {
    guard !bases.isEmpty else { return nil }
    let said = NewWordPhrases.form(word.text, of: bases)
    let commands = bases.map { "glot edit \(word.number) --set-text \(argument($0))" }.joined(separator: ", ")
    return LocalizedText(
      en: "\(said(.english)) To save \(bases.count == 1 ? "that" : "one of them") instead: \(commands)",
      ru: "\(said(.russian)) Сохранить \(bases.count == 1 ? "само слово" : "одно из них"): \(commands)"
    )
  }

  private static func counted(_ typed: String, as word: Word) -> LocalizedText {
    let command = "glot add \(argument(typed)) -d \(word.direction.from.code):\(word.direction.to.code) --exact"
    return LocalizedText(
      en: "“\(typed)” was counted as “\(word.text)”, which you have. To keep it separately: \(command)",
      ru: "«\(typed)» засчитано как повтор «\(word.text)», которое уже есть. Сохранить отдельно: \(command)"
    )
  }

  private static func ambiguous(_ word: Word, _ detected: [DetectedWord]) -> LocalizedText {
    let commands = detected.map { "glot edit \(word.number) --from \($0.direction.from.code) --to \($0.direction.to.code)" }
    return LocalizedText(
      en: """
        No dictionary has “\(word.text)” (\(word.direction)). It is a word in other languages (\(languages(detected, .english))); choose one: \
        \(commands.joined(separator: ", "))
        """,
      ru: """
        В словарях нет «\(word.text)» (\(word.direction)). Такое слово есть в других языках (\(languages(detected, .russian))); выберите: \
        \(commands.joined(separator: ", "))
        """
    )
  }

  private static func languages(_ detected: [DetectedWord], _ language: InterfaceLanguage) -> String {
    detected.map { $0.language.name(language) }.joined(separator: ", ")
  }

  private static func unknown(_ word: Word, _ suggestion: LocalizedText?) -> LocalizedText {
    let (english, russian) = (suggestion.map { $0(.english) + " " } ?? "", suggestion.map { $0(.russian) + " " } ?? "")
    return LocalizedText(
      en: "No dictionary has “\(word.text)” (\(word.direction)). \(english)Add a translation: glot edit \(word.number) --translation TEXT",
      ru: "В словарях нет «\(word.text)» (\(word.direction)). \(russian)Укажите перевод: glot edit \(word.number) --translation ТЕКСТ"
    )
  }
}

extension Language {
  /// The Russian name in the neuter, as in «испанское слово».
  package var russianNeuter: String { name(.russian).dropLast(2) + "ое" }

  /// The Russian name in the genitive, as in «буквы испанского языка».
  package var russianGenitive: String { name(.russian).dropLast(2) + "ого" }
}

/// The names of the parts of speech. An unknown one is shown as the source wrote it.
package enum PartOfSpeechName {
  package static func of(_ term: String?) -> LocalizedText {
    guard let term else { return LocalizedText(verbatim: "") }
    return russian[term].map { LocalizedText(en: term, ru: $0) } ?? LocalizedText(verbatim: term)
  }

  private static let russian = [
    "noun": "существительное", "verb": "глагол", "adjective": "прилагательное", "adverb": "наречие", "pronoun": "местоимение",
    "preposition": "предлог", "conjunction": "союз", "interjection": "междометие", "numeral": "числительное", "particle": "частица",
    "article": "артикль", "determiner": "определитель", "proper noun": "имя собственное", "phrase": "выражение", "prefix": "приставка",
    "suffix": "суффикс", "abbreviation": "сокращение", "symbol": "символ",
  ]
}
