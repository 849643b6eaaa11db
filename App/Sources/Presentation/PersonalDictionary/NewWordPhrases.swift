package import CoreModule
import CorePresentation
package import PersonalDictionary

/// What is said of a word before and after it is saved.
package enum NewWordPhrases {
  package static let unknownWord = LocalizedText(
    en: "The dictionaries do not have it; it will be saved without a translation.",
    ru: "В словарях этого нет; слово будет сохранено без перевода."
  )

  package static let unknownPhrase = LocalizedText(
    en: "The dictionaries have only its parts, which together may mean something else; it will be saved without a translation.",
    ru: "В словарях есть только отдельные части, вместе они могут значить другое; фраза будет сохранена без перевода."
  )

  private static let severalLanguages = LocalizedText(
    en: "It is a word in several languages. Which one do you mean?", ru: "Это слово есть в нескольких языках. Какой имеется в виду?"
  )

  /// A way to save the word, as a line of a list.
  package static func choice(_ choice: NewWordChoice, of preview: NewWordPreview) -> LocalizedText {
    switch choice {
    case .language(let word):
      let translations = word.translations.prefix(3).joined(separator: ", ")
      let name = word.language.name
      return LocalizedText(
        en: "\(name(.english))  \(word.direction)  \(translations)", ru: "\(name(.russian))  \(word.direction)  \(translations)"
      )
    case .counted(let stored):
      return LocalizedText(en: "count “\(stored.word.text)” once more", ru: "засчитать как повтор слова «\(stored.word.text)»")
    case .spelled(let spelling): return LocalizedText(en: "save “\(spelling)”", ru: "сохранить «\(spelling)»")
    case .asTyped where !preview.isQuestionOfLanguage && preview.stored == nil:
      return LocalizedText(en: "save “\(preview.text)” as it is", ru: "сохранить «\(preview.text)» как есть")
    case .asTyped where preview.stored != nil:
      return LocalizedText(en: "save “\(preview.text)” separately", ru: "сохранить «\(preview.text)» отдельно")
    case .asTyped:
      return LocalizedText(
        en: "save it as \(preview.requested), without a translation", ru: "сохранить как \(preview.requested), без перевода"
      )
    }
  }

  /// What the choices are about.
  package static func question(_ preview: NewWordPreview) -> LocalizedText {
    if let stored = preview.stored { return form(of: stored, preview.text) }
    if preview.isQuestionOfLanguage { return severalLanguages }
    guard case .spelled(let spelling)? = preview.choices.first else { return form(preview.text, of: preview.bases) }
    return otherSpelling(spelling, of: preview.text)
  }

  /// As in `“fui” is a form of “ser”, “ir”.`
  static func form(_ text: String, of bases: [String]) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is a form of \(bases.named("“", "”")).",
      ru: "«\(text)» — форма \(bases.count == 1 ? "слова" : "слов") \(bases.named("«", "»"))."
    )
  }

  package static func otherSpelling(_ spelling: String, of text: String) -> LocalizedText {
    LocalizedText(en: "Dictionaries spell “\(text)” as “\(spelling)”.", ru: "В словарях «\(text)» пишется как «\(spelling)».")
  }

  private static func form(of stored: StoredHeadword, _ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” belongs to “\(stored.word.text)”, which you have.",
      ru: "«\(text)» относится к слову «\(stored.word.text)», которое уже есть."
    )
  }

  package static func redirected(_ direction: Direction, insteadOf requested: Direction) -> LocalizedText {
    guard direction == requested.reversed else {
      return LocalizedText(
        en: "The word is \(direction.from.name(.english)): it will be saved as \(direction).",
        ru: "Это \(direction.from.russianNeuter) слово: будет сохранено как \(direction)."
      )
    }
    return LocalizedText(
      en: "It will be saved as \(direction): the dictionaries have it only in that direction.",
      ru: "Будет сохранено как \(direction): в словарях оно есть только в этом направлении."
    )
  }

  package static func alreadyAdded(_ word: Word) -> LocalizedText {
    let times = CountedNoun(en: ("time", "times"), ru: ("раз", "раза", "раз"))(word.timesAdded)
    return LocalizedText(
      en: "Already in your dictionary, added \(times(.english)); it will be counted, not duplicated.",
      ru: "Уже есть в словаре, добавлено \(times(.russian)); повтор увеличит счётчик."
    )
  }

  /// As in «во 2-й» and «в 3-й».
  private static func russianTime(_ word: Word) -> String { "\(word.timesAdded == 2 ? "во" : "в") \(word.timesAdded)-й" }

  /// Asked after a list was pasted.
  package static func severalLines(_ words: [String]) -> LocalizedText {
    let lines = CountedNoun(en: ("line", "lines"), ru: ("строка", "строки", "строк"))(words.count)
    return LocalizedText(en: "You pasted \(lines(.english)).", ru: "Вставлено: \(lines(.russian)).")
  }

  /// As several words, or as one phrase.
  package static func waysToSave(_ words: [String]) -> [LocalizedText] {
    let count = WordPhrases.word(words.count)
    return [
      LocalizedText(en: "save them as \(count(.english))", ru: "сохранить как \(count(.russian))"),
      LocalizedText(en: "make one phrase of them", ru: "сделать из них одну фразу"),
    ]
  }

  /// As in `Added 12 words, 2 of which you already had.`
  package static func added(_ all: [NewWord]) -> LocalizedText {
    let count = WordPhrases.word(all.count)
    let known = all.count { $0.word.timesAdded > 1 }
    guard known > 0 else { return LocalizedText(en: "Added \(count(.english)).", ru: "Добавлено: \(count(.russian)).") }
    return LocalizedText(
      en: "Added \(count(.english)), \(known) of which you already had.", ru: "Добавлено: \(count(.russian)), из них уже были: \(known)."
    )
  }

  package static func added(_ new: NewWord) -> LocalizedText {
    let word = new.word
    if let typed = new.typed {
      return LocalizedText(
        en: "“\(typed)” was counted as “\(word.text)”, added for the \(DatePhrases.englishOrdinal(word.timesAdded)) time.",
        ru: "«\(typed)» засчитано как повтор «\(word.text)»: добавлено \(russianTime(word)) раз."
      )
    }
    guard word.timesAdded == 1 else {
      return LocalizedText(
        en: "“\(word.text)” was already there: added for the \(DatePhrases.englishOrdinal(word.timesAdded)) time.",
        ru: "«\(word.text)» уже было в словаре: добавлено \(russianTime(word)) раз."
      )
    }
    return LocalizedText(en: "Added “\(word.text)” (\(word.direction)).", ru: "Добавлено «\(word.text)» (\(word.direction)).")
  }
}
