import CoreModule
import WordGame

enum GameScreenPhrases {
  static let tab = LocalizedText(en: "Game", ru: "Игра")
  static let menu = LocalizedText(en: "Word game", ru: "Игра в слова")
  static let round = LocalizedText(en: "Round", ru: "Раунд")
  static let scores = LocalizedText(en: "Scores", ru: "Результаты")
  static let words = LocalizedText(en: "Words asked", ru: "Слова из игры")

  static let play = LocalizedText(en: "Play", ru: "Играть")
  static let starter = LocalizedText(en: "Play with the commonest words", ru: "Играть с самыми частыми словами")
  static let resume = LocalizedText(en: "Go on with the round that was left", ru: "Продолжить незаконченный раунд")
  static let mistakes = LocalizedText(en: "Practise the mistakes of the last round", ru: "Повторить ошибки последнего раунда")

  static let question = LocalizedText(en: "Is it a translation?", ru: "Это перевод?")
  static let paused = LocalizedText(en: "Paused. Press Space to go on.", ru: "Пауза. Чтобы продолжить, нажмите пробел.")
  static let over = LocalizedText(en: "r plays again, q goes back to the menu.", ru: "r — ещё раунд, q — назад в меню.")
  static let overWithMistakes = LocalizedText(
    en: "r plays again, m only these, q goes back to the menu.", ru: "r — ещё раунд, m — только эти слова, q — назад в меню."
  )
  static let flawless = LocalizedText(en: "No mistakes at all!", ru: "Ни одной ошибки!")

  static func result(_ result: RoundResult) -> LocalizedText {
    switch result {
    case .won: LocalizedText(en: "You won!", ru: "Победа!")
    case .lost: LocalizedText(en: "The round is lost.", ru: "Раунд проигран.")
    }
  }
}

enum GameKeyPhrases {
  static let yes = LocalizedText(en: "yes", ru: "да")
  static let yesMeans = LocalizedText(en: "it is a translation", ru: "это перевод")
  static let no = LocalizedText(en: "no", ru: "нет")
  static let noMeans = LocalizedText(en: "it is no translation", ru: "это не перевод")
  static let pause = LocalizedText(en: "pause", ru: "пауза")
  static let goOn = LocalizedText(en: "go on", ru: "продолжить")
  static let pauseMeans = LocalizedText(en: "rest, or go on", ru: "остановить игру или продолжить")
  static let restart = LocalizedText(en: "restart", ru: "заново")
  static let restartMeans = LocalizedText(en: "begin a new round", ru: "начать новый раунд")
  static let mistakes = LocalizedText(en: "mistakes", ru: "ошибки")
  static let mistakesMean = LocalizedText(en: "play only what you got wrong", ru: "играть только с ошибками")
  static let scores = LocalizedText(en: "scores", ru: "результаты")
  static let scoresMean = LocalizedText(en: "show the rounds that were played", ru: "показать сыгранные раунды")
  static let words = LocalizedText(en: "words", ru: "слова")
  static let wordsMean = LocalizedText(en: "show the words that were asked", ru: "показать слова, которые спрашивались")
  static let openMeans = LocalizedText(en: "do what is selected", ru: "выполнить выбранное")
}
