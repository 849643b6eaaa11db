import CoreModule
import PersonalDictionary

enum SourceScreenPhrases {
  static let title = LocalizedText(en: "Dictionaries", ru: "Словари")
  static let installed = LocalizedText(en: "Add a dictionary", ru: "Добавить словарь")
  static let test = LocalizedText(en: "Try a dictionary", ru: "Проверить словарь")
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

enum SourceKeyPhrases {
  static let sources = LocalizedText(en: "dictionaries", ru: "словари")
  static let sourcesMean = LocalizedText(en: "arrange the dictionaries that are asked", ru: "настроить словари, в которых идёт поиск")
  static let add = LocalizedText(en: "add", ru: "добавить")
  static let addMeans = LocalizedText(en: "add an installed dictionary", ru: "добавить установленный словарь")
  static let addThis = LocalizedText(en: "add the selected dictionary", ru: "добавить выбранный словарь")
  static let toggle = LocalizedText(en: "on/off", ru: "вкл/выкл")
  static let toggleMeans = LocalizedText(en: "enable or disable the selected dictionary", ru: "включить или отключить выбранный словарь")
  static let earlier = LocalizedText(en: "up", ru: "выше")
  static let earlierMeans = LocalizedText(en: "ask the selected dictionary earlier", ru: "спрашивать выбранный словарь раньше")
  static let later = LocalizedText(en: "down", ru: "ниже")
  static let laterMeans = LocalizedText(en: "ask the selected dictionary later", ru: "спрашивать выбранный словарь позже")
  static let test = LocalizedText(en: "try", ru: "проверить")
  static let testMeans = LocalizedText(en: "look words up in the selected dictionary alone", ru: "искать слова только в выбранном словаре")
  static let remove = LocalizedText(en: "remove", ru: "удалить")
  static let removeMeans = LocalizedText(en: "take the selected dictionary out of the list", ru: "убрать выбранный словарь из списка")
}
