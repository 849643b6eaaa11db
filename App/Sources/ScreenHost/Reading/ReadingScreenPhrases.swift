import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading
import TerminalKit

enum ReadingScreenPhrases {
  static let reader = LocalizedText(en: "Reading", ru: "Чтение")
  static let texts = LocalizedText(en: "Texts", ru: "Тексты")
  static let openText = LocalizedText(en: "Open a text", ru: "Открыть текст")
  static let wholeEntry = LocalizedText(en: "Entry", ru: "Словарная статья")

  static let noTexts = EmptyList(
    purpose: LocalizedText(
      en: "Here are the texts you read: each word shows whether you know it, and one key keeps it with its sentence.",
      ru: "Здесь тексты, которые вы читаете: у каждого слова видно, знаете ли вы его; одна клавиша сохранит его вместе с предложением."
    ), key: "a", effect: LocalizedText(en: "opens a text by its path", ru: "откроет текст по его пути"),
    example: LocalizedText(
      en: "From the command line: glot read book.epub (also .txt, .md, .html, .srt, .vtt).",
      ru: "Из командной строки: glot read книга.epub (или .txt, .md, .html, .srt, .vtt)."
    )
  )
  static let pathMeans = LocalizedText(
    en: "Type the path of a text: a book (.epub), a page (.html), subtitles (.srt, .vtt), Markdown or plain text.",
    ru: "Введите путь к тексту: это может быть книга (.epub), страница (.html), субтитры (.srt, .vtt), Markdown или простой текст."
  )
  static let noText = LocalizedText(en: "There is no text in this file.", ru: "В этом файле нет текста.")
  static let noWords = LocalizedText(en: "There are no words here.", ru: "Здесь нет слов.")
  static let untranslated = LocalizedText(en: "No dictionary has this word.", ru: "Этого слова нет ни в одном словаре.")
  static let noUnknown = LocalizedText(en: "There is no unknown word further on.", ru: "Дальше незнакомых слов нет.")
  static let noUnknownBefore = LocalizedText(en: "There is no unknown word before this one.", ru: "Выше незнакомых слов нет.")
  static let changed = LocalizedText(
    en: "The file has changed since you read it, so your place in it may be another one.",
    ru: "Файл изменился с тех пор, как вы его читали, поэтому место в нём может быть другим."
  )

  static func standing(_ standing: Standing) -> LocalizedText {
    switch standing {
    case .new: LocalizedText(en: "new", ru: "новое")
    case .kept: LocalizedText(en: "kept", ru: "сохранено")
    case .learning: LocalizedText(en: "being learned", ru: "изучается")
    case .known: LocalizedText(en: "known", ru: "известно")
    case .ignored: LocalizedText(en: "ignored", ru: "не учить")
    }
  }

  static func rank(_ rank: Int) -> LocalizedText { LocalizedText(en: "no. \(rank) by frequency", ru: "№ \(rank) по частоте") }

  static func recognized(_ code: String) -> LocalizedText? {
    Language(code: code).map(LanguageName.of).map { name in
      LocalizedText(en: "Recognised language: \(name(.english))", ru: "Распознанный язык: \(name(.russian))")
    }
  }

  /// How much of a text is known, if its words were counted.
  static func known(of text: ReadText) -> LocalizedText? {
    guard let count = text.count, count.words > 0 else { return nil }
    let share = ReadingPhrases.percent(count)
    return LocalizedText(en: "known: \(share)", ru: "знакомо: \(share)")
  }

  /// How far a text is read: in percent, or as the number of the paragraph while the length of the text is unknown.
  static func progress(_ place: TextPlace, of blocks: Int?) -> LocalizedText {
    guard let blocks, blocks > 0 else { return paragraph(place) }
    let percent = blocks == 1 ? 100 : min(100, place.block * 100 / (blocks - 1))
    return LocalizedText(en: "read: \(percent) %", ru: "прочитано: \(percent) %")
  }

  static func paragraph(_ place: TextPlace) -> LocalizedText {
    LocalizedText(en: "paragraph \(place.block + 1)", ru: "абзац \(place.block + 1)")
  }

  static func report(_ change: ReaderChange) -> LocalizedText {
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

  static func forgotten(_ text: ReadText) -> LocalizedText {
    LocalizedText(
      en: "Forgotten: \(text.name). The file stays; u undoes this.", ru: "Забыт текст: \(text.name). Файл остался; u отменит это.")
  }
}
