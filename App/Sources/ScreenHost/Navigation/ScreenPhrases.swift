import CoreModule

/// Texts that are common to all screens.
enum ScreenPhrases {
  static let nothingFound = LocalizedText(en: "Nothing was found.", ru: "Ничего не найдено.")
  static let loading = LocalizedText(en: "Loading…", ru: "Загрузка…")
}
