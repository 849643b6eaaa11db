import CoreModule
import TerminalKit

enum PracticeScreenPhrases {
  static let practice = LocalizedText(en: "Practice", ru: "Повторение")
  static let session = LocalizedText(en: "Session", ru: "Сеанс")
  static let beginning = LocalizedText(
    en: """
      Enter begins. A new word is shown first; later you choose it from four, and then you type it. It comes back just before you would \
      forget it.
      """,
    ru: """
      Enter — начать. Новое слово сначала показывается, потом выбирается из четырёх, а затем его нужно написать. Оно вернётся перед тем, \
      как забудется.
      """
  )

  static func noWords(newPerDay: Int) -> EmptyList {
    let new = CountedNoun(en: ("new word", "new words"), ru: ("новое слово", "новых слова", "новых слов"))(newPerDay)
    return EmptyList(
      purpose: LocalizedText(
        en: "There are no words with a translation to practise. Here your words come back just before you would forget them.",
        ru: "Нет слов с переводом, которые можно повторять. Здесь ваши слова возвращаются перед тем, как забудутся."
      ), key: .control("p"), effect: LocalizedText(en: "then “Add a word”", ru: "затем «Добавить слово»"),
      example: LocalizedText(
        en: "A few minutes a day are enough: \(new(.english)), and those that are due.",
        ru: "Хватит нескольких минут в день: \(new(.russian)) и те, что пора повторить."
      )
    )
  }

  static let over = LocalizedText(
    en: "q goes back; a goes on with what comes back this week.", ru: "q — назад; a — повторить то, что вернётся на неделе."
  )
  static let overAhead = LocalizedText(
    en: "q goes back. What comes back this week was practised today, or is not learned yet.",
    ru: "q — назад. Всё, что вернётся на неделе, сегодня уже повторено или ещё не выучено."
  )

  static func forgotten(_ word: String) -> LocalizedText {
    LocalizedText(
      en: "“\(word)” was forgotten too often and is set aside. Split it, add a note (e), or drop it.",
      ru: "«\(word)» слишком часто забывается и исключено. Разделите его, добавьте заметку (e) или откажитесь от него."
    )
  }
}

extension PracticeScreenPhrases {
  static let comingBack = LocalizedText(en: "Coming back", ru: "День повторения")
  static let day = LocalizedText(en: "Day: ", ru: "День: ")

  static func comingBackMeans(_ word: String) -> LocalizedText {
    LocalizedText(
      en: "When “\(word)” comes back: tomorrow, fri, in 3 weeks, 24 December. After the next answer, the schedule goes on from there.",
      ru: "Когда вернётся «\(word)»: завтра, пт, через 3 недели, 24 декабря. После следующего ответа расписание продолжится оттуда."
    )
  }

  static func changed(_ text: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(text(.english)) Press u to undo.", ru: "\(text(.russian)) Нажмите u, чтобы отменить.")
  }
}

extension ActionWords {
  static let bury = ActionWords(
    en: ("tomorrow", "put the word off until tomorrow"), ru: ("завтра", "отложить слово до завтра"), command: "practice bury")
  static let suspend = ActionWords(
    en: ("set aside", "do not practise the word any more"), ru: ("исключить", "больше не повторять это слово"), command: "practice suspend"
  )
  static let release = ActionWords(
    en: ("practise", "practise the word again"), ru: ("повторять", "снова повторять это слово"), command: "practice unsuspend")
  static let reschedule = ActionWords(
    en: ("day", "set the day on which the word comes back"), ru: ("день", "назначить день, когда слово вернётся"),
    command: "practice reschedule"
  )
  static let reset = ActionWords(
    en: ("anew", "practise the word from the beginning, as if it were new"), ru: ("сначала", "повторять слово с самого начала, как новое"),
    command: "practice reset"
  )
  static let showAnswer = ActionWords(en: ("show", "show the answer"), ru: ("показать", "показать ответ"))
  static let goOnWithNext = ActionWords(
    en: ("next", "save the answer and go on"), ru: ("дальше", "сохранить ответ и продолжить")
  )
  static let goAhead = ActionWords(
    en: ("ahead", "practise what comes back this week"), ru: ("заранее", "повторить то, что вернётся на неделе")
  )
  static let takeBack = ActionWords(en: ("undo", "take the last answer back"), ru: ("отменить", "отменить последний ответ"))
}
