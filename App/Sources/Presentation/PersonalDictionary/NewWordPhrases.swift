package import CoreModule
import CorePresentation
package import PersonalDictionary

/// What is said of a word before and after it is saved.
package enum NewWordPhrases {
  package static let unknownWord = LocalizedText(
    en: "The dictionaries do not have it; it will be saved without a translation.",
    ru: "В словарях этого нет; слово будет сохранено без перевода."
  )

  package static let severalLanguages = LocalizedText(
    en: "It is a word in several languages. Which one do you mean?", ru: "Это слово есть в нескольких языках. Какой имеется в виду?"
  )

  /// A way to save the word, as a line of a list.
  package static func choice(_ choice: NewWordChoice, of preview: NewWordPreview) -> LocalizedText {
    switch choice {
    case .language(let word):
      let translations = word.translations.prefix(3).joined(separator: ", ")
      let name = LanguageName.of(word.language)
      return LocalizedText(
        en: "\(name(.english))  \(word.direction)  \(translations)", ru: "\(name(.russian))  \(word.direction)  \(translations)"
      )
    case .counted(let kept):
      return LocalizedText(en: "count “\(kept.word.text)” once more", ru: "засчитать как повтор слова «\(kept.word.text)»")
    case .asTyped where preview.kept != nil:
      return LocalizedText(en: "save “\(preview.text)” separately", ru: "сохранить «\(preview.text)» отдельно")
    case .asTyped:
      return LocalizedText(
        en: "save it as \(preview.requested), without a translation", ru: "сохранить как \(preview.requested), без перевода"
      )
    }
  }

  package static func formOfKept(_ kept: KeptHeadword, _ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” belongs to “\(kept.word.text)”, which you have.",
      ru: "«\(text)» относится к слову «\(kept.word.text)», которое уже есть."
    )
  }

  package static func redirected(_ direction: Direction, insteadOf requested: Direction) -> LocalizedText {
    guard direction == requested.reversed else {
      return LocalizedText(
        en: "The word is \(LanguageName.of(direction.from)(.english)): it will be saved as \(direction).",
        ru: "Это \(LanguageName.neuter(direction.from)) слово: будет сохранено как \(direction)."
      )
    }
    return LocalizedText(
      en: "It will be saved as \(direction): the dictionaries have it only in that direction.",
      ru: "Будет сохранено как \(direction): в словарях оно есть только в этом направлении."
    )
  }

  package static func alreadyAdded(_ word: Word) -> LocalizedText {
    let times = CountedNoun(en: ("time", "times"), ru: ("раз", "раза", "раз"))(word.lookups)
    return LocalizedText(
      en: "Already in your dictionary, added \(times(.english)); it will be counted, not duplicated.",
      ru: "Уже есть в словаре, добавлено \(times(.russian)); повтор увеличит счётчик."
    )
  }

  package static func added(_ new: NewWord) -> LocalizedText {
    let word = new.word
    if let typed = new.typed {
      return LocalizedText(
        en: "“\(typed)” was counted as “\(word.text)”, added for the \(DatePhrases.englishOrdinal(word.lookups)) time.",
        ru: "«\(typed)» засчитано как повтор «\(word.text)»: добавлено в \(word.lookups)-й раз."
      )
    }
    guard word.lookups == 1 else {
      return LocalizedText(
        en: "“\(word.text)” was already there: added for the \(DatePhrases.englishOrdinal(word.lookups)) time.",
        ru: "«\(word.text)» уже было в словаре: добавлено в \(word.lookups)-й раз."
      )
    }
    return LocalizedText(en: "Added “\(word.text)” (\(word.direction)).", ru: "Добавлено «\(word.text)» (\(word.direction)).")
  }
}
