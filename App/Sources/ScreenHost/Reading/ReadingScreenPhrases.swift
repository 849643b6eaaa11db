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
  static let level = LocalizedText(en: "How many words you know", ru: "Сколько слов вы знаете")
  /// What a stored level means.
  static func saved(_ level: ReadingLevel) -> LocalizedText {
    guard level.estimate > 0 else {
      return LocalizedText(en: "The result is saved. Press u to undo.", ru: "Результат сохранён. Нажмите u, чтобы отменить.")
    }
    return LocalizedText(
      en: "Words that are commoner now count as known in texts. Press u to undo.",
      ru: "Более частые слова теперь считаются в текстах известными. Нажмите u, чтобы отменить."
    )
  }

  static func doYouKnow(_ language: String) -> LocalizedText {
    let name = ReadingPhrases.language(language)
    return LocalizedText(
      en: "Do you know this word? Language: \(name(.english)). Some of the words do not exist.",
      ru: "Знаете ли вы это слово? Язык: \(name(.russian)). Некоторых слов не существует."
    )
  }

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
  static let noWords = LocalizedText(en: "There are no words here.", ru: "Здесь нет слов.")
  static func recognized(_ code: String) -> LocalizedText? {
    Language(code: code).map(\.name).map { name in
      LocalizedText(en: "Recognised language: \(name(.english))", ru: "Распознанный язык: \(name(.russian))")
    }
  }

  static func forgotten(_ text: ReadText) -> LocalizedText {
    LocalizedText(
      en: "Forgotten: \(text.name). The file stays; u undoes this.", ru: "Убрано из списка: \(text.name). Файл остался; u отменит это.")
  }
}
