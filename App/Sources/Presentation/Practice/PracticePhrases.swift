package import CoreModule
import CorePresentation
package import Practice
package import PracticeScheduling

package enum PracticePhrases {
  package static let record = CountedNoun(
    en: ("practice record", "practice records"), ru: ("запись о повторении", "записи о повторении", "записей о повторении")
  )
  private static let word = CountedNoun(en: ("word", "words"), ru: ("слово", "слова", "слов"))
  private static let card = CountedNoun(en: ("card", "cards"), ru: ("карточка", "карточки", "карточек"))
  package static let answer = CountedNoun(en: ("answer", "answers"), ru: ("ответ", "ответа", "ответов"))
  private static let minute = CountedNoun(en: ("minute", "minutes"), ru: ("минута", "минуты", "минут"))
  /// In the accusative.
  private static let minutesAfter = CountedNoun(en: ("minute", "minutes"), ru: ("минуту", "минуты", "минут"))
  private static let hour = CountedNoun(en: ("hour", "hours"), ru: ("час", "часа", "часов"))
  private static let day = CountedNoun(en: ("day", "days"), ru: ("день", "дня", "дней"))
  private static let month = CountedNoun(en: ("month", "months"), ru: ("месяц", "месяца", "месяцев"))
  private static let year = CountedNoun(en: ("year", "years"), ru: ("год", "года", "лет"))

  /// As in `12 due, 5 new, about 3 min`.
  package static func overview(_ overview: SessionOverview) -> LocalizedText {
    guard overview.due + overview.new > 0 else { return nothingDue }
    let minutes = max(1, Int((overview.estimate / .seconds(60)).rounded()))
    return LocalizedText(
      en: "\(overview.due) due, \(overview.new) new, about \(minutes) min",
      ru: "к повторению: \(overview.due), новых: \(overview.new), около \(minutes) мин"
    )
  }

  /// What is left of a session. What is asked before its time is not counted.
  package static func left(_ state: SessionState) -> LocalizedText? {
    guard let left = state.left, state.question == nil || left.due + left.new > 0 else { return nil }
    return overview(left)
  }

  package static let nothingDue = LocalizedText(en: "Nothing is due now.", ru: "Сейчас повторять нечего.")

  package static let noWords = LocalizedText(
    en: "There are no words with a translation to practise. To add one: glot add WORD",
    ru: "Нет слов с переводом, которые можно повторять. Добавить: glot add СЛОВО"
  )

  /// As in `in 4 days`, without the preposition.
  package static func interval(_ interval: Interval) -> LocalizedText { self.interval(interval, minute) }

  private static func interval(_ interval: Interval, _ minute: CountedNoun) -> LocalizedText {
    switch interval {
    case .days(let days): days < 60 ? day(days) : days < 730 ? month((days + 15) / 30) : year((days + 182) / 365)
    case .time(let time):
      time < .seconds(3600) ? minute(max(1, Int((time / .seconds(60)).rounded(.up)))) : hour(Int((time / .seconds(3600)).rounded()))
    }
  }

  /// As in `next in 4 days`.
  package static func next(_ interval: Interval) -> LocalizedText {
    let text = self.interval(interval, minutesAfter)
    return LocalizedText(en: "next in \(text(.english))", ru: "снова через \(text(.russian))")
  }

  /// What a user is to do with a card.
  package static func task(_ question: Question) -> LocalizedText {
    switch question.kind {
    case .recognise, .game:
      question.isRevealed
        ? LocalizedText(en: "1 again, 2 hard, 3 good, 4 easy", ru: "1 снова, 2 трудно, 3 хорошо, 4 легко")
        : LocalizedText(en: "Enter shows the answer; 1–4 grade your answer", ru: "Enter — показать ответ; 1–4 — оценить себя")
    case .choose: LocalizedText(en: "type =1 to =\(question.choices.count)", ru: "введите =1 … =\(question.choices.count)")
    case .recall:
      question.asksArticle
        ? LocalizedText(en: "type the word with its article; 1 if you do not know it", ru: "напишите слово с артиклем; 1 — не помню")
        : LocalizedText(en: "type the word; 1 if you do not know it", ru: "напишите слово; 1 — не помню")
    }
  }

  /// Why a line is not an answer to a card.
  package static func notAnAnswer(_ line: String, _ question: Question) -> LocalizedText {
    let shown = DisplayWidth.cut(line.visibleLine, to: 60)
    let task = task(question)
    guard !shown.isEmpty else {
      return LocalizedText(
        en: "The answer to “\(question.prompt)” is empty: \(task(.english)).", ru: "Ответ на «\(question.prompt)» пуст: \(task(.russian))."
      )
    }
    return LocalizedText(
      en: "“\(shown)” is not an answer to “\(question.prompt)”: \(task(.english)).",
      ru: "«\(shown)» — не ответ на «\(question.prompt)»: \(task(.russian))."
    )
  }

  /// As in `Done: 17 words, 15 right. Tomorrow: 9.`
  package static func end(_ progress: SessionProgress, _ summary: SessionSummary) -> LocalizedText {
    let done = answer(progress.answers)
    let left = summary.left == 0 ? ("", "") : (" Still due today: \(summary.left).", " Сегодня осталось: \(summary.left).")
    return LocalizedText(
      en: "Done: \(done(.english)), \(progress.recalled) right. Tomorrow: \(summary.tomorrow).\(left.0)",
      ru: "Готово: \(done(.russian)), верно: \(progress.recalled). Завтра: \(summary.tomorrow).\(left.1)"
    )
  }

  /// What is not quite right about a typed answer.
  package static func remark(_ remark: Judgement.Remark) -> LocalizedText {
    switch remark {
    case .accents: LocalizedText(en: "almost: mind the accents", ru: "почти: проверьте надстрочные знаки")
    case .slip: LocalizedText(en: "almost: a slip", ru: "почти: описка")
    case .articleMissing(let articles):
      LocalizedText(en: "the article is \(articles.joined(separator: " or "))", ru: "артикль — \(articles.joined(separator: " или "))")
    case .articleWrong(let articles):
      LocalizedText(
        en: "the article is \(articles.joined(separator: " or "))", ru: "нужен артикль \(articles.joined(separator: " или "))"
      )
    }
  }

  /// A word that was forgotten too often.
  package static func leech(_ word: String) -> LocalizedText {
    LocalizedText(
      en: "“\(word)” was forgotten too often and is set aside. Split it, add a note, or drop it;"
        + " to practise it again: glot practice unsuspend",
      ru: "«\(word)» слишком часто забывается и исключено. Разделите его, добавьте заметку или откажитесь от него."
        + " Вернуть: glot practice unsuspend"
    )
  }

  /// Says that a word became a favourite, or no longer is one.
  package static func starred(_ word: PracticeWord) -> LocalizedText {
    word.isStarred
      ? LocalizedText(en: "“\(word.text)” is a favourite now.", ru: "«\(word.text)» добавлено в избранное.")
      : LocalizedText(en: "“\(word.text)” is no longer a favourite.", ru: "«\(word.text)» убрано из избранного.")
  }

  package static func suspended(_ count: Int) -> LocalizedText {
    let words = word(count)
    return LocalizedText(
      en: "\(words(.english)) set aside. To practise them again: glot practice unsuspend",
      ru: "Исключено из повторения: \(words(.russian)). Вернуть: glot practice unsuspend"
    )
  }

  /// What was done to a word in a session.
  package static func held(_ held: HeldWord) -> LocalizedText { effect(of: held.event, today: held.day) }

  /// What an event that is no answer does to a word.
  package static func effect(of event: LogEntry.Event, today: CalendarDay) -> LocalizedText {
    switch event {
    case .answer, .retraction: LocalizedText(en: "as before", ru: "всё как прежде")
    case .suspension: LocalizedText(en: "set aside", ru: "исключено из повторения")
    case .release: LocalizedText(en: "back in practice", ru: "возвращено в повторение")
    case .burial: LocalizedText(en: "put off until tomorrow", ru: "отложено до завтра")
    case .reset: LocalizedText(en: "new again", ru: "повторение начнётся сначала")
    case .rescheduling(let day):
      LocalizedText(
        en: "back on \(DatePhrases.day(day, today: today)(.english))", ru: "вернётся \(DatePhrases.day(day, today: today)(.russian))"
      )
    }
  }

  /// As in `“casa”: set aside.`
  package static func effect(of event: LogEntry.Event, on word: String, today: CalendarDay) -> LocalizedText {
    let effect = effect(of: event, today: today)
    return LocalizedText(en: "“\(word)”: \(effect(.english)).", ru: "«\(word)»: \(effect(.russian)).")
  }

  package static func notPractised(_ word: String) -> LocalizedText {
    LocalizedText(
      en: "“\(word)” has no translation yet, so it is not practised.", ru: "У «\(word)» ещё нет перевода, поэтому оно не повторяется."
    )
  }

  package static func released(_ count: Int) -> LocalizedText {
    let words = word(count)
    return LocalizedText(en: "\(words(.english)) back in practice.", ru: "Возвращено в повторение: \(words(.russian)).")
  }

  package static func buried(_ count: Int) -> LocalizedText {
    let words = word(count)
    return LocalizedText(en: "\(words(.english)) put off until tomorrow.", ru: "Отложено до завтра: \(words(.russian)).")
  }

  package static func reset(_ count: Int) -> LocalizedText {
    let words = word(count)
    return LocalizedText(
      en: "\(words(.english)) new in practice again.", ru: "Повторение начнётся сначала: \(words(.russian))."
    )
  }

  /// As in `2 words practised on 3 December.`
  package static func rescheduled(_ count: Int, to day: CalendarDay, today: CalendarDay) -> LocalizedText {
    let (words, date) = (word(count), DatePhrases.day(day, today: today))
    return LocalizedText(
      en: "\(words(.english)) back on \(date(.english)).", ru: "Вернётся \(date(.russian)): \(words(.russian))."
    )
  }

  package static func rebuilt(_ count: Int) -> LocalizedText {
    let cards = card(count)
    return LocalizedText(
      en: "\(cards(.english)) computed again from your answers.", ru: "По вашим ответам заново рассчитано: \(cards(.russian))."
    )
  }

  package static let parametersImported = LocalizedText(
    en: "The schedule that was fitted to your answers is used again.", ru: "Снова используется расписание, подобранное по вашим ответам."
  )

  package static func answers(_ count: Int) -> LocalizedText { answer(count) }
  package static func words(_ count: Int) -> LocalizedText { word(count) }

  /// The part of an optimisation that is done.
  package static func fitting(_ part: Double) -> LocalizedText {
    let percent = Int((part * 100).rounded())
    return LocalizedText(en: "Fitting the schedule: \(percent) %; Ctrl-C cancels", ru: "Подбор расписания: \(percent) %; отменить — Ctrl-C")
  }

  package static func grade(_ grade: Grade) -> LocalizedText {
    switch grade {
    case .again: LocalizedText(en: "again", ru: "снова")
    case .hard: LocalizedText(en: "hard", ru: "трудно")
    case .good: LocalizedText(en: "good", ru: "хорошо")
    case .easy: LocalizedText(en: "easy", ru: "легко")
    }
  }

  // MARK: Statistics

  package static let noAnswers = LocalizedText(
    en: "Nothing has been practised yet. To begin: glot practice", ru: "Повторений ещё не было. Начать: glot practice"
  )
  package static let forecast = LocalizedText(en: "Due in the next 30 days", ru: "Повторения на 30 дней вперёд")

  /// As in `today 3, in a week 10, in 30 days 21`.
  package static func sums(_ forecast: [DueForecast]) -> LocalizedText {
    let counts = forecast.map(\.reviews)
    let (today, week, all) = (counts.first ?? 0, counts.prefix(7).reduce(0, +), counts.reduce(0, +))
    return LocalizedText(
      en: "today \(today), in a week \(week), in 30 days \(all)", ru: "сегодня \(today), за неделю \(week), за 30 дней \(all)"
    )
  }

  package static let answersByDay = LocalizedText(en: "Answers by day", ru: "Ответы по дням")
  package static let timeByWeek = LocalizedText(en: "Time spent by week", ru: "Потраченное время по неделям")

  /// As in `3 min 20 s`.
  package static func minutesAndSeconds(_ seconds: Int) -> LocalizedText {
    LocalizedText(en: "\(seconds / 60) min \(seconds % 60) s", ru: "\(seconds / 60) мин \(seconds % 60) с")
  }

  /// The names of every other day of the week, from Monday.
  package static func weekdays(_ language: InterfaceLanguage) -> [String] {
    language == .russian ? ["пн", "", "ср", "", "пт", "", "вс"] : ["Mo", "", "We", "", "Fr", "", "Su"]
  }

  package static let stability = LocalizedText(en: "How long words will be remembered", ru: "На какой срок запомнены слова")
  package static let noReviews = LocalizedText(en: "no reviews yet", ru: "повторений пока не было")

  package static func retention(_ desired: Double) -> LocalizedText {
    LocalizedText(en: "Remembered at reviews (wanted: \(percent(desired)))", ru: "Вспомнено при повторении (цель: \(percent(desired)))")
  }

  package static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// As in `7–14 days`.
  package static func span(_ bucket: StabilityBucket) -> LocalizedText {
    let from = Int(bucket.days)
    guard let limit = bucket.limit.map({ Int($0) }) else {
      return LocalizedText(en: "\(from) days and more", ru: "от \(from) дней")
    }
    return LocalizedText(en: "\(from)–\(limit) days", ru: "\(from)–\(limit) дн.")
  }

  package static func summary(_ statistics: PracticeStatistics) -> LocalizedText {
    let minutes = Int((statistics.timeSpent / .seconds(60)).rounded())
    let cards = statistics.cards
    return LocalizedText(
      en: "\(card(cards.review)(.english)) learned, \(cards.learning + cards.relearning) being learned, \(cards.suspended) set aside; "
        + "\(minute(minutes)(.english)) spent",
      ru: "Выучено карточек: \(cards.review), изучается: \(cards.learning + cards.relearning), исключено: \(cards.suspended); "
        + "потрачено минут: \(minutes)"
    )
  }
}

extension CardCounts {
  /// Whether nothing was begun.
  package var isEmpty: Bool { learning + review + relearning + suspended == 0 }
}
