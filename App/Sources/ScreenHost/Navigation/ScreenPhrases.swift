import CoreModule

/// Texts that are common to all screens.
enum ScreenPhrases {
  static let help = LocalizedText(en: "keys", ru: "клавиши")
  static let helpMeans = LocalizedText(en: "show the keys of this screen", ru: "показать клавиши этого экрана")
  static let search = LocalizedText(en: "search", ru: "поиск")
  static let searchMeans = LocalizedText(en: "search your words", ru: "искать среди ваших слов")
  static let palette = LocalizedText(en: "actions", ru: "действия")
  static let paletteMeans = LocalizedText(en: "choose from all actions", ru: "выбрать из всех действий")
  static let undo = LocalizedText(en: "undo", ru: "отменить")
  static let undoMeans = LocalizedText(en: "take back the last change", ru: "отменить последнее изменение")
  static let redo = LocalizedText(en: "redo", ru: "повторить")
  static let redoMeans = LocalizedText(en: "do again what was undone", ru: "повторить отменённое")
  static let settings = LocalizedText(en: "settings", ru: "настройки")
  static let settingsMean = LocalizedText(en: "change the settings", ru: "изменить настройки")
  static let back = LocalizedText(en: "back", ru: "назад")
  static let backMeans = LocalizedText(en: "go back", ru: "вернуться")
  static let quit = LocalizedText(en: "quit", ru: "выход")
  static let quitMeans = LocalizedText(en: "quit glot", ru: "выйти из glot")
  static let nextTab = LocalizedText(en: "next tab", ru: "вкладка")
  static let nextTabMeans = LocalizedText(en: "go to the next tab", ru: "перейти на следующую вкладку")
  static let previousTab = LocalizedText(en: "previous tab", ru: "предыдущая")
  static let previousTabMeans = LocalizedText(en: "go to the previous tab", ru: "перейти на предыдущую вкладку")

  static func tabMeans(_ name: LocalizedText) -> LocalizedText {
    LocalizedText(en: "go to the tab “\(name(.english))”", ru: "перейти на вкладку «\(name(.russian))»")
  }

  static let run = LocalizedText(en: "do it", ru: "выполнить")
  static let runMeans = LocalizedText(en: "do what is selected", ru: "выполнить выбранное")
  static let open = LocalizedText(en: "open", ru: "открыть")
  static let choose = LocalizedText(en: "choose", ru: "выбрать")
  static let nextField = LocalizedText(en: "next field", ru: "следующее поле")
  static let previousField = LocalizedText(en: "previous field", ru: "предыдущее поле")
  static let save = LocalizedText(en: "save", ru: "сохранить")
  static let retry = LocalizedText(en: "retry", ru: "повторить попытку")
  static let retryMeans = LocalizedText(en: "try again", ru: "повторить попытку")
  static let loading = LocalizedText(en: "Loading…", ru: "Загрузка…")
}
