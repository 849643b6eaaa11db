import CoreModule
import TerminalKit
import WordGame

enum GameScreenPhrases {
  static let noRounds = EmptyList(
    purpose: LocalizedText(
      en: "There are no rounds yet. In a round a translation falls past a word: say in time whether it fits.",
      ru: "Раундов пока не было. В раунде мимо слова падает перевод: скажите вовремя, подходит ли он."
    ), key: "p", effect: LocalizedText(en: "plays a round", ru: "начнёт раунд"),
    example: LocalizedText(
      en: "For example: for casa falls “house”, press y; for perro falls “tree”, press n.",
      ru: "Например: к casa падает «дом» — нажмите y; к perro падает «дерево» — нажмите n."
    )
  )

  static let paused = LocalizedText(en: "Paused. Press Space to continue.", ru: "Пауза. Чтобы продолжить, нажмите пробел.")
  static let over = LocalizedText(en: "r plays again, q goes back to the menu.", ru: "r — ещё раунд, q — назад в меню.")
  static let overWithMistakes = LocalizedText(
    en: "r plays again, m only these, q goes back to the menu.", ru: "r — ещё раунд, m — только эти слова, q — назад в меню."
  )
}

extension ActionWords {
  static let play = ActionWords(en: ("play", "start a new round"), ru: ("играть", "начать новый раунд"))
  static let pause = ActionWords(en: ("pause", "pause or resume the game"), ru: ("пауза", "остановить или продолжить игру"))
  static let goOn = ActionWords(en: ("resume", "pause or resume the game"), ru: ("продолжить", "остановить или продолжить игру"))
  static let showScores = ActionWords(
    en: ("scores", "show the rounds that were played"), ru: ("результаты", "показать сыгранные раунды")
  )
}
