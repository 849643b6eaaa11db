import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

enum WordScreenPhrases {
  static let allWords = LocalizedText(en: "My dictionary", ru: "Мой словарь")
  static let favorites = LocalizedText(en: "Favourite words", ru: "Избранные слова")

  static let noWords = EmptyList(
    purpose: LocalizedText(
      en: "There are no words yet. The words that you are learning will be here, with their translations.",
      ru: "Слов пока нет. Здесь будут слова, которые вы учите, с переводами."
    ), key: "a", effect: LocalizedText(en: "adds the first one", ru: "добавит первое"),
    example: LocalizedText(
      en: "For example: a, then a word from what you read, then Enter. Its translation is shown while you type.",
      ru: "Например: a, затем слово из того, что вы читаете, и Enter. Перевод появляется, пока вы пишете."
    )
  )
  static let noFavorites = EmptyList(
    purpose: LocalizedText(
      en: "There are no favourites yet. They are the words that you want to have together, such as those for a journey.",
      ru: "В избранном пока пусто. Здесь слова, которые нужны вместе, например для поездки."
    ), key: .escape, effect: LocalizedText(en: "goes back to the words; there s adds one", ru: "вернёт к словам; там s добавит слово")
  )
  static let nothingPending = EmptyList(
    purpose: LocalizedText(
      en: "No words are pending. A word waits here when no dictionary has it, until a service can be asked.",
      ru: "Нет слов, ожидающих перевода. Сюда попадают слова, которых нет в словарях, пока недоступна служба."
    ), key: .escape,
    effect: LocalizedText(en: "goes back to the words; there S arranges the dictionaries", ru: "вернёт к словам; там S настроит словари"),
    example: LocalizedText(en: "How to add a service: glot help source", ru: "Как добавить службу: glot help source")
  )
  static let youLearn = LocalizedText(en: "You are learning", ru: "Вы учите")
  static let youSpeak = LocalizedText(en: "You speak", ru: "Вы говорите")
  static let searchStart = LocalizedText(
    en: "Type any part of a word or of its translation. Case and accents do not matter.",
    ru: "Введите любую часть слова или перевода. Регистр и диакритика не важны."
  )
  static let nothingFound = LocalizedText(en: "No words were found.", ru: "Слова не найдены.")
  static let searching = LocalizedText(en: "searching…", ru: "поиск…")

  static func found(_ count: Int, orMore isMore: Bool) -> LocalizedText {
    let number = isMore ? "\(count)+" : "\(count)"
    return LocalizedText(en: "found: \(number)", ru: "найдено: \(number)")
  }

  static let nearMisses = LocalizedText(en: "Did you mean:", ru: "Возможно, вы имели в виду:")
  static let lookUpPrompt = LocalizedText(en: "Word: ", ru: "Слово: ")
  static let lookUpMeans = LocalizedText(
    en: "Type a word in any of the languages. Its entry is shown; nothing is saved.",
    ru: "Введите слово на любом из языков. Его статья будет показана, ничего не сохранится."
  )
  static func missing(_ text: String) -> LocalizedText {
    LocalizedText(en: "No dictionary has “\(text)”.", ru: "В словарях нет «\(text)».")
  }
  static let onlyThisWord = LocalizedText(en: "(only this word)", ru: "(только это слово)")
  static let typeWord = LocalizedText(
    en: "Type a word or a phrase; its translation is shown at once.", ru: "Введите слово или фразу: перевод появится сразу."
  )
  static let welcome = LocalizedText(
    en: "Welcome to glot. Two questions, then your first word. Press the number or the first letter of a language.",
    ru: "Добро пожаловать в glot. Два вопроса — и первое слово. Нажмите номер или первую букву языка."
  )

  static func learning(_ language: Language) -> LocalizedText {
    LocalizedText(
      en: "You are learning \(language.name(.english)). Translations are in the language that you speak.",
      ru: "Вы учите \(language.name(.russian)). Переводы показываются на языке, на котором вы говорите."
    )
  }

  static func notChosen(_ direction: Direction) -> LocalizedText {
    LocalizedText(
      en: "Until you choose your languages (l in the list), new words are \(direction).",
      ru: "Пока языки не выбраны (l в списке слов), новые слова — \(direction)."
    )
  }

  static func deleted(_ word: Word) -> LocalizedText {
    LocalizedText(en: "Deleted “\(word.text)”. Press u to undo.", ru: "Удалено «\(word.text)». Нажмите u, чтобы отменить.")
  }

  static func saved(_ word: Word) -> LocalizedText { LocalizedText(en: "Changed “\(word.text)”.", ru: "Изменено «\(word.text)».") }

  static func place(_ field: SearchField) -> LocalizedText {
    switch field {
    case .word: LocalizedText(en: "words", ru: "слова")
    case .translation: LocalizedText(en: "translations", ru: "переводы")
    case .note: LocalizedText(en: "notes", ru: "заметки")
    case .all: LocalizedText(en: "everywhere", ru: "везде")
    case .both: LocalizedText(en: "words and translations", ru: "слова и переводы")
    }
  }
}

extension ActionWords {
  static let openWord = ActionWords(
    en: ("open", "open the entry of the selected word"), ru: ("открыть", "открыть статью выбранного слова"), command: "show"
  )
  static let toggleStar = ActionWords(
    en: ("star", "add the selected word to favourites, or remove it"),
    ru: ("в избранное", "добавить выбранное слово в избранное или убрать из него"), command: "star unstar"
  )
  static let editWord = ActionWords(en: ("edit", "change the selected word"), ru: ("изменить", "изменить выбранное слово"), command: "edit")
  static let deleteWord = ActionWords(en: ("delete", "delete the selected word"), ru: ("удалить", "удалить выбранное слово"), command: "rm")
  static let pickLanguages = ActionWords(
    en: ("languages", "choose the languages of new words"), ru: ("языки", "выбрать языки новых слов"), command: "lang")
  static let swapLanguagesOnce = ActionWords(
    en: ("swap", "swap the two languages for this word only"),
    ru: ("сменить направление", "поменять языки местами только для этого слова")
  )
  static let swapLanguages = ActionWords(en: ("swap", "swap the two languages"), ru: ("сменить направление", "поменять языки местами"))
}
