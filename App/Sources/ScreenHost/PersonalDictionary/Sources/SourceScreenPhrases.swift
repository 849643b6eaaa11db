import CoreModule
import PersonalDictionary

enum SourceScreenPhrases {
  static let order = LocalizedText(
    en: "Asked from the top down. Services are added with “glot source add”.",
    ru: "Словари опрашиваются сверху вниз. Службы добавляет команда «glot source add»."
  )
  static let noneInstalled = LocalizedText(
    en: "No dictionaries are installed that are not in the list already.",
    ru: "Нет установленных словарей, которых ещё не было бы в списке."
  )
  static let typeWord = LocalizedText(
    en: "Type a word; only this dictionary is asked.", ru: "Введите слово: поиск идёт только в этом словаре."
  )

  static func added(_ name: String) -> LocalizedText {
    LocalizedText(en: "Added the dictionary “\(name)”.", ru: "Добавлен словарь «\(name)».")
  }

  static func removed(_ name: String) -> LocalizedText {
    LocalizedText(en: "Removed “\(name)”. Press u to bring it back.", ru: "Удалён «\(name)». Нажмите u, чтобы вернуть.")
  }
}
