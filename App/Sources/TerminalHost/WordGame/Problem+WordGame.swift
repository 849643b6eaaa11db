import CoreModule
import WordGame

extension Problem {
  /// What a problem of the game means to the user.
  init(_ problem: WordGameProblem) {
    switch problem {
    case .noWords(let deck, let languages): self = .noWords(deck, languages)
    case .nothingToResume:
      self.init(
        .nothingFound, "nothing_to_resume",
        LocalizedText(en: "No round was left before its end.", ru: "Незаконченных раундов нет."),
        hint: LocalizedText(en: "Begin a new one: glot play", ru: "Начать новый: glot play")
      )
    case .noMistakes:
      self.init(
        .nothingFound, "no_mistakes",
        LocalizedText(en: "The last round had no mistakes.", ru: "В последнем раунде ошибок не было."),
        hint: LocalizedText(en: "Begin a new one: glot play", ru: "Начать новый: glot play")
      )
    case .deckNeeded(let path):
      self.init(
        .noInput, "deck_needed",
        LocalizedText(en: "The words of the round are in \(path).", ru: "Слова раунда находятся в файле \(path)."),
        hint: LocalizedText(en: "Name the file: glot play --deck FILE", ru: "Укажите файл: glot play --deck ФАЙЛ")
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
        LocalizedText(
          en: "You keep no words with a translation in the direction \(direction).",
          ru: "В направлении \(direction) у вас нет слов с переводом."
        ),
        hint: LocalizedText(
          en: "Add some with “glot add WORD”, or play the starter deck: glot play --deck starter",
          ru: "Добавьте слова («glot add СЛОВО») или играйте с начальным набором: glot play --deck starter"
        )
      )
    case .starter:
      return Problem(
        .noInput, "empty_deck",
        LocalizedText(
          en: "The starter deck has no words in the direction \(direction).", ru: "В начальном наборе нет слов в направлении \(direction)."
        ),
        hint: LocalizedText(en: "Choose other languages: --from, --to.", ru: "Выберите другие языки: --from, --to.")
      )
    }
  }

  /// A deck without a word.
  static func emptyDeck(_ path: String) -> Problem {
    Problem(
      .noInput, "empty_deck",
      LocalizedText(en: "There are no words in \(path).", ru: "В файле \(path) нет слов."),
      hint: LocalizedText(
        en: "Write a word, a tab and its translation on each line.", ru: "Пишите в каждой строке слово, табуляцию и перевод."
      )
    )
  }
}
