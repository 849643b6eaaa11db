import CoreModule
package import CorePresentation
package import WordGame

extension Problem {
  package init(_ problem: WordGameProblem) {
    switch problem {
    case .noWords(let deck, let languages): self = .noWords(deck, languages)
    case .nothingToResume:
      self.init(
        .nothingFound, "nothing_to_resume",
        LocalizedText(en: "There is no paused round.", ru: "Прерванных раундов нет."),
        hint: LocalizedText(en: "Start a new one: glot play", ru: "Начать новый: glot play")
      )
    case .noMistakes:
      self.init(
        .nothingFound, "no_mistakes",
        LocalizedText(en: "The last round had no mistakes.", ru: "В последнем раунде ошибок не было."),
        hint: LocalizedText(en: "Start a new one: glot play", ru: "Начать новый: glot play")
      )
    case .deckNeeded(let path):
      self.init(
        .noInput, "deck_needed",
        LocalizedText(en: "The words of the round are in \(path).", ru: "Слова раунда находятся в файле \(path)."),
        hint: LocalizedText(en: "Name the file: glot play --deck FILE", ru: "Укажите файл: glot play --deck ФАЙЛ")
      )
    case .wordsGone(let deck): self = .wordsGone(deck)
    case .playedElsewhere:
      self.init(
        .tryAgainLater, "played_elsewhere",
        LocalizedText(
          en: "This round continues in another terminal, where this pair has already been answered.",
          ru: "Этот раунд идёт в другом терминале: там на эту пару уже ответили."
        ),
        hint: LocalizedText(
          en: "That answer was saved. Continue there, or start a new round: glot play",
          ru: "Тот ответ сохранён. Продолжайте там или начните новый раунд: glot play"
        )
      )
    case .storage(let error): self.init(error)
    }
  }

  private static func noWords(_ deck: DeckName, _ languages: LanguagePair?) -> Problem {
    let direction = languages.map { "\($0.from) → \($0.to)" } ?? ""
    switch deck {
    case .file(let path): return .emptyDeck(path)
    case .personal:
      return Problem(
        .noInput, "empty_deck",
        en: (
          "You have no words with a translation in the direction \(direction).",
          "Add some with “glot add WORD”, or play the starter deck: glot play --deck starter"
        ),
        ru: (
          "В направлении \(direction) у вас нет слов с переводом.",
          "Добавьте слова («glot add СЛОВО») или играйте с начальным набором: glot play --deck starter"
        )
      )
    case .starter:
      return Problem(
        .noInput, "empty_deck",
        en: ("The starter deck has no words in the direction \(direction).", "Choose other languages: --from, --to."),
        ru: ("В начальном наборе нет слов в направлении \(direction).", "Выберите другие языки: --from, --to.")
      )
    }
  }

  private static func wordsGone(_ deck: DeckName) -> Problem {
    let start = LocalizedText(en: "Start a new one: glot play", ru: "Начать новый: glot play")
    switch deck {
    case .file(let path):
      return Problem(
        .nothingFound, "deck_changed",
        en: (
          "\(path) has changed: none of the words of the round are in it, so the round cannot be resumed.",
          "Start a new one: glot play --deck FILE"
        ),
        ru: (
          "Файл \(path) изменился: слов этого раунда в нём больше нет, и продолжить раунд нельзя.",
          "Начать новый: glot play --deck ФАЙЛ"
        )
      )
    case .personal:
      return Problem(
        .nothingFound, "deck_changed",
        LocalizedText(
          en: "You no longer have any of the words of the round, so it cannot be resumed.",
          ru: "Слов этого раунда у вас больше нет, и продолжить раунд нельзя."
        ),
        hint: start
      )
    case .starter:
      return Problem(
        .nothingFound, "deck_changed",
        LocalizedText(
          en: "The starter deck has changed: none of the words of the round are in it, so the round cannot be resumed.",
          ru: "Начальный набор изменился: слов этого раунда в нём больше нет, и продолжить раунд нельзя."
        ),
        hint: start
      )
    }
  }

  package static func emptyDeck(_ path: String) -> Problem {
    Problem(
      .noInput, "empty_deck",
      en: ("There are no words in \(path).", "Write a word, a tab and its translation on each line."),
      ru: ("В файле \(path) нет слов.", "Пишите в каждой строке слово, табуляцию и перевод.")
    )
  }
}
