import ContentKeyboard
import CoreModule
import Presentation

enum KeyboardScreenPhrases {
  static let title = LocalizedText(en: "Keyboard", ru: "Клавиатура")
  static let refreshed = LocalizedText(en: "The board was fetched.", ru: "Доска загружена.")
  static let fetching = LocalizedText(en: "Fetching the board…", ru: "Доска загружается…")
  static let left = LocalizedText(en: "one button to the left", ru: "на кнопку влево")
  static let right = LocalizedText(en: "one button to the right", ru: "на кнопку вправо")
  static let first = LocalizedText(en: "go to the first button", ru: "перейти к первой кнопке")
  static let last = LocalizedText(en: "go to the last button", ru: "перейти к последней кнопке")
  static let typeToFind = LocalizedText(en: "Type any part of a piece.", ru: "Введите любую часть текста.")
}

enum KeyboardSourcePhrases {
  static let another = LocalizedText(en: "another address or file…", ru: "другой адрес или файл…")
  static let place = LocalizedText(en: "Address or file: ", ru: "Адрес или файл: ")
  static let placeMeans = LocalizedText(
    en: "An address that begins with http:// or https://, or the path of a file. The board that you have stays until the new one is there.",
    ru: "Адрес, который начинается с http:// или https://, либо путь к файлу. Прежняя доска остаётся, пока не загружена новая."
  )

  static func chosen(_ source: BoardSource) -> LocalizedText {
    let name = KeyboardPhrases.source(source)
    return LocalizedText(en: "Now in use: \(name(.english)).", ru: "Теперь используется: \(name(.russian)).")
  }

  static let valuesMean = LocalizedText(
    en: "The piece has places to fill. Enter goes on, and after the last one puts the piece in.",
    ru: "В тексте есть места для заполнения. Enter ведёт дальше, а после последнего вставляет текст."
  )
}

extension ActionWords {
  static let pickPiece = ActionWords(
    en: ("put in", "put out this piece, and go on from there"), ru: ("вставить", "вставить этот текст и продолжать с него")
  )
  static let useBoard = ActionWords(en: ("use", "use this board from now on"), ru: ("выбрать", "пользоваться этой доской"))
  static let refreshBoard = ActionWords(en: ("refresh", "fetch the board again"), ru: ("обновить", "загрузить доску заново"))
}
