import ContentKeyboard
import CoreModule
import Presentation

enum KeyboardScreenPhrases {
  static let title = LocalizedText(en: "Keyboard", ru: "Клавиатура")
  static let press = LocalizedText(en: "press", ru: "нажать")
  static let pressMeans = LocalizedText(en: "put out the next piece of the button", ru: "вставить следующий текст кнопки")
  static let pieces = LocalizedText(en: "pieces", ru: "тексты")
  static let piecesMean = LocalizedText(
    en: "list all pieces of the button; so does a long press", ru: "показать все тексты кнопки; как долгое нажатие")
  static let pick = LocalizedText(en: "put in", ru: "вставить")
  static let pickMeans = LocalizedText(en: "put out this piece, and go on from there", ru: "вставить этот текст и продолжать с него")
  static let delete = LocalizedText(en: "delete", ru: "удалить")
  static let deleteMeans = LocalizedText(en: "delete a letter; held, whole words", ru: "удалить букву; если держать — слова")
  static let clear = LocalizedText(en: "clear", ru: "очистить")
  static let clearMeans = LocalizedText(en: "empty the line of text", ru: "очистить строку")
  static let back = LocalizedText(en: "take back", ru: "отменить вывод")
  static let backMeans = LocalizedText(
    en: "let the last button stand where it stood before", ru: "вернуть последнюю кнопку на прежнее место")
  static let source = LocalizedText(en: "source", ru: "источник")
  static let sourceMeans = LocalizedText(en: "show and choose where the board comes from", ru: "показать и выбрать, откуда доска")
  static let refresh = LocalizedText(en: "refresh", ru: "обновить")
  static let refreshMeans = LocalizedText(en: "fetch the board again", ru: "загрузить доску заново")
  static let refreshed = LocalizedText(en: "The board was fetched.", ru: "Доска загружена.")
  static let fetching = LocalizedText(en: "Fetching the board…", ru: "Доска загружается…")
  static let searchMeans = LocalizedText(en: "search across the pieces of all buttons", ru: "искать среди текстов всех кнопок")
  static let copy = LocalizedText(en: "copy", ru: "копировать")
  static let copyMeans = LocalizedText(en: "put the line of text on the clipboard", ru: "скопировать строку в буфер обмена")
  static let putBack = LocalizedText(en: "put back", ru: "вернуть")
  static let putBackMeans = LocalizedText(en: "put back what was deleted from the line", ru: "вернуть удалённое из строки")
  static let left = LocalizedText(en: "one button to the left", ru: "на кнопку влево")
  static let right = LocalizedText(en: "one button to the right", ru: "на кнопку вправо")
  static let first = LocalizedText(en: "go to the first button", ru: "перейти к первой кнопке")
  static let last = LocalizedText(en: "go to the last button", ru: "перейти к последней кнопке")
  static let pieceSearch = LocalizedText(en: "search", ru: "поиск")
  static let typeToFind = LocalizedText(en: "Type any part of a piece.", ru: "Введите любую часть текста.")
}

enum KeyboardSourcePhrases {
  static let another = LocalizedText(en: "another address or file…", ru: "другой адрес или файл…")
  static let use = LocalizedText(en: "use", ru: "выбрать")
  static let useMeans = LocalizedText(en: "use this board from now on", ru: "пользоваться этой доской")
  static let newSource = LocalizedText(en: "new source", ru: "новый источник")
  static let place = LocalizedText(en: "Address or file: ", ru: "Адрес или файл: ")
  static let placeMeans = LocalizedText(
    en: "An address that begins with http:// or https://, or the path of a file. The board that you have stays until the new one is there.",
    ru: "Адрес, который начинается с http:// или https://, либо путь к файлу. Прежняя доска остаётся, пока не загружена новая."
  )

  static func chosen(_ source: BoardSource) -> LocalizedText {
    let name = KeyboardPhrases.source(source)
    return LocalizedText(en: "Now in use: \(name(.english)).", ru: "Теперь используется: \(name(.russian)).")
  }

  static let values = LocalizedText(en: "values", ru: "значения")
  static let valuesMean = LocalizedText(
    en: "The piece has places to fill. Enter goes on, and after the last one puts the piece in.",
    ru: "В тексте есть места для заполнения. Enter ведёт дальше, а после последнего вставляет текст."
  )
  static let fill = LocalizedText(en: "put in", ru: "вставить")
  static let fillMeans = LocalizedText(
    en: "go to the next value, or put the piece out", ru: "перейти к следующему значению или вставить текст")
}
