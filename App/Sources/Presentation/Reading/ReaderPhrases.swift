package import CoreModule
package import Reading

/// What all hosts say while a text is read.
package enum ReaderPhrases {
  package static let noText = LocalizedText(en: "There is no text in this file.", ru: "В этом файле нет текста.")
  package static let untranslated = LocalizedText(en: "No dictionary has this word.", ru: "Этого слова нет ни в одном словаре.")
  package static let noUnknown = LocalizedText(en: "There is no unknown word further on.", ru: "Дальше незнакомых слов нет.")
  package static let noUnknownBefore = LocalizedText(en: "There is no unknown word before this one.", ru: "Выше незнакомых слов нет.")
  package static let changed = LocalizedText(
    en: "The file has changed since you read it, so your place in it may have moved.",
    ru: "Файл изменился с тех пор, как вы его читали, поэтому место в нём может быть другим."
  )

  /// What a text lacks, in one message; `nil` if it lacks nothing.
  package static func lacks(_ remarks: [TextRemark]) -> LocalizedText? {
    guard !remarks.isEmpty else { return nil }
    let sentences = remarks.prefix(maximumRemarks).map { ReadingPhrases.remark($0, of: nil) }
    func message(_ language: InterfaceLanguage) -> String {
      (sentences.map { $0(language) } + (remarks.count > maximumRemarks ? ["…"] : [])).joined(separator: " ")
    }
    return LocalizedText(en: message(.english), ru: message(.russian))
  }

  /// A damaged book may lack a hundred parts.
  private static let maximumRemarks = 3

  package static func standing(_ standing: Standing) -> LocalizedText {
    switch standing {
    case .new: LocalizedText(en: "new", ru: "новое")
    case .kept: LocalizedText(en: "kept", ru: "сохранено")
    case .learning: LocalizedText(en: "being learned", ru: "изучается")
    case .known: LocalizedText(en: "known", ru: "известно")
    case .ignored: LocalizedText(en: "ignored", ru: "не учить")
    }
  }

  package static func rank(_ rank: Int) -> LocalizedText { LocalizedText(en: "no. \(rank) by frequency", ru: "№ \(rank) по частоте") }

  /// How much of a text is known, if its words were counted.
  package static func known(of text: ReadText) -> LocalizedText? {
    guard let count = text.count, count.words > 0 else { return nil }
    let share = ReadingPhrases.percent(count)
    return LocalizedText(en: "known: \(share)", ru: "знакомо: \(share)")
  }

  /// How far a text is read: in percent, or as the number of the paragraph while the length of the text is unknown.
  package static func progress(_ place: TextPlace, of blocks: Int?) -> LocalizedText {
    guard let blocks, blocks > 0 else { return paragraph(place) }
    let percent = blocks == 1 ? 100 : min(100, place.block * 100 / (blocks - 1))
    return LocalizedText(en: "read: \(percent) %", ru: "прочитано: \(percent) %")
  }

  package static func paragraph(_ place: TextPlace) -> LocalizedText {
    LocalizedText(en: "paragraph \(place.block + 1)", ru: "абзац \(place.block + 1)")
  }

  package static func report(_ change: ReaderChange) -> LocalizedText {
    switch change {
    case .kept(let word):
      LocalizedText(en: "Kept with its sentence: \(word)", ru: "Сохранено вместе с предложением: \(word)")
    case .wasKept(let word):
      LocalizedText(en: "Already among your words: \(word)", ru: "Уже есть среди ваших слов: \(word)")
    case .marked(let word, .known?): LocalizedText(en: "Marked as known: \(word)", ru: "Отмечено как известное: \(word)")
    case .marked(let word, .ignored?): LocalizedText(en: "Ignored from now on: \(word)", ru: "Больше не предлагается учить: \(word)")
    case .marked(let word, nil): LocalizedText(en: "No longer marked: \(word)", ru: "Отметка снята: \(word)")
    case .noPhrase:
      LocalizedText(en: "The dictionary has no phrase with this word here.", ru: "В словаре нет выражения с этим словом из этого места.")
    }
  }
}
