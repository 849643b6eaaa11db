import CoreModule

/// Texts that are common to all screens.
enum ScreenPhrases {
  static let loading = LocalizedText(en: "Loading…", ru: "Загрузка…")
}
