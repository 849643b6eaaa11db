import CoreModule

/// What the screens of the keyboard say.
enum KeysScreenPhrases {
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
  static let sourceMeans = LocalizedText(en: "show where the board comes from", ru: "показать, откуда доска")
  static let refresh = LocalizedText(en: "refresh", ru: "обновить")
  static let refreshMeans = LocalizedText(en: "fetch the board again", ru: "загрузить доску заново")
  static let refreshed = LocalizedText(en: "The board was fetched.", ru: "Доска загружена.")
  static let howToChoose = LocalizedText(
    en: "Choose another one with: glot keys source URL, glot keys source FILE, glot keys source own",
    ru: "Выбрать другой: glot keys source АДРЕС, glot keys source ФАЙЛ, glot keys source own"
  )
}
