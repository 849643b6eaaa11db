import CoreModule
import PersonalDictionary

enum SourceScreenPhrases {
  static let order = LocalizedText(
    en: "Dictionaries are asked from top to bottom. Services are added with “glot source add”.",
    ru: "Словари опрашиваются сверху вниз. Службы добавляет команда «glot source add»."
  )
  static let noneInstalled = LocalizedText(
    en: "All installed dictionaries are already in the list.",
    ru: "Все установленные словари уже в списке."
  )
  static let typeWord = LocalizedText(
    en: "Type a word; only this dictionary is asked.", ru: "Введите слово: поиск идёт только в этом словаре."
  )

  static func added(_ name: String) -> LocalizedText {
    LocalizedText(en: "Added the dictionary “\(name)”.", ru: "Добавлен словарь «\(name)».")
  }

  static func removed(_ name: String) -> LocalizedText {
    LocalizedText(en: "Removed “\(name)”. Press u to undo.", ru: "Удалён «\(name)». Нажмите u, чтобы отменить.")
  }
}
