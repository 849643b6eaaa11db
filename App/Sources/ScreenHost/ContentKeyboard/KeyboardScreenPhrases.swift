import ContentKeyboard
import CoreModule
import Presentation
import TerminalKit

enum KeyboardScreenPhrases {
  static let title = LocalizedText(en: "Keyboard", ru: "Клавиатура")
  static let refreshed = LocalizedText(en: "The board was refreshed.", ru: "Доска обновлена.")
  static let fetching = LocalizedText(en: "Fetching the board…", ru: "Доска загружается…")
  static let left = LocalizedText(en: "one button to the left", ru: "на кнопку влево")
  static let right = LocalizedText(en: "one button to the right", ru: "на кнопку вправо")
  static let first = LocalizedText(en: "go to the first button", ru: "перейти к первой кнопке")
  static let last = LocalizedText(en: "go to the last button", ru: "перейти к последней кнопке")
  static let noButtons = EmptyList(
    purpose: LocalizedText(
      en: "The board has no buttons. Each button writes its texts one after another, so that a message is put together quickly.",
      ru: "На доске нет кнопок. Каждая кнопка выводит свои тексты по очереди, и сообщение быстро складывается из них."
    ), key: "o",
    effect: LocalizedText(en: "chooses another board, such as the starter board", ru: "выберет другую доску, например начальную"),
    example: LocalizedText(
      en: "Or add a button: glot keys add greetings Hello Hi", ru: "Или добавьте кнопку: glot keys add приветствия Привет Здравствуйте"
    )
  )
  static let search = LocalizedText(en: "search the pieces of all buttons", ru: "искать среди текстов всех кнопок")
  static let typeToFind = LocalizedText(en: "Type any part of a piece.", ru: "Введите любую часть текста.")
}

enum KeyboardSourcePhrases {
  static let another = LocalizedText(en: "another address or file…", ru: "другой адрес или файл…")
  static let place = LocalizedText(en: "Address or file: ", ru: "Адрес или файл: ")
  static let placeMeans = LocalizedText(
    en: "An address that begins with http:// or https://, or the path of a file. The present board stays until the new one is loaded.",
    ru: "Адрес, который начинается с http:// или https://, либо путь к файлу. Прежняя доска остаётся, пока не загружена новая."
  )

  static func chosen(_ source: BoardSource) -> LocalizedText {
    let name = KeyboardPhrases.source(source)
    return LocalizedText(en: "Now in use: \(name(.english)).", ru: "Теперь используется: \(name(.russian)).")
  }

  static let valuesMean = LocalizedText(
    en: "The piece has placeholders. Enter goes to the next one and, after the last, inserts the piece.",
    ru: "В тексте есть подстановки. Enter переходит к следующей, а после последней вставляет текст."
  )
}

extension ActionWords {
  static let pickPiece = ActionWords(
    en: ("insert", "insert this piece and continue from there"), ru: ("вставить", "вставить этот текст и продолжать с него"),
    command: "keys pick"
  )
  static let useBoard = ActionWords(en: ("use", "use this board from now on"), ru: ("выбрать", "пользоваться этой доской"))
  static let refreshBoard = ActionWords(en: ("refresh", "refresh the board"), ru: ("обновить", "обновить доску"), command: "keys refresh")
}
