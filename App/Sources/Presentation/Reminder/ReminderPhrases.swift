package import CoreModule
package import CorePresentation
package import PersonalDictionary
package import TodoList

package enum ReminderPhrases {
  package static let title = LocalizedText(en: "A word for today", ru: "Слово на сегодня")
  package static let body = LocalizedText(
    en: "Add a new word to your dictionary today.", ru: "Добавьте сегодня новое слово в свой словарь."
  )
  package static let action = LocalizedText(en: "Add a word", ru: "Добавить слово")
  package static let noTerminal = LocalizedText(
    en: "No terminal was found; set TERMINAL to yours.", ru: "Терминал не найден; укажите свой в TERMINAL."
  )
  package static let notInstalled = LocalizedText(
    en: "Reminders are off. Turn them on with “glot remind install --at 19:30”.",
    ru: "Напоминания отключены. Включите их: «glot remind install --at 19:30»."
  )
  package static let removed = LocalizedText(en: "Reminders are off now.", ru: "Напоминания отключены.")
  package static let addToCron = LocalizedText(
    en: "This system has no systemd. Add this line with “crontab -e”:",
    ru: "В этой системе нет systemd. Добавьте эту строку через «crontab -e»:"
  )
  package static let startIt = LocalizedText(
    en: "The timer could not be started. Start it in your session: systemctl --user enable --now glot-remind.timer",
    ru: "Запустить таймер не удалось. Запустите его в своём сеансе: systemctl --user enable --now glot-remind.timer"
  )

  package static func started(_ time: TimeOfDay) -> LocalizedText {
    LocalizedText(en: "You will be reminded daily at \(time).", ru: "Напоминание будет приходить каждый день в \(time).")
  }

  package static func installed(_ next: LocalizedText) -> LocalizedText {
    LocalizedText(en: "The next reminder: \(next(.english)).", ru: "Следующее напоминание: \(next(.russian)).")
  }

  /// As in `21 November, 19:30`.
  package static func moment(_ moment: Timestamp, _ localTime: LocalTime, now: Timestamp) -> LocalizedText {
    let day = DatePhrases.day(localTime.day(of: moment), today: localTime.day(of: now))
    let time = localTime.hoursAndMinutes(of: moment)
    return LocalizedText(en: "\(day(.english)), \(time)", ru: "\(day(.russian)), \(time)")
  }

  package static func sentence(_ decision: ReminderDecision, isShown: Bool) -> LocalizedText {
    switch decision {
    case .due where isShown: LocalizedText(en: "You were reminded to add a word.", ru: "Напоминание о новом слове показано.")
    case .due: LocalizedText(verbatim: "")
    case .notYet: LocalizedText(en: "Nothing is due yet.", ru: "Пока напоминать не о чем.")
    case .shownToday: LocalizedText(en: "You were already reminded today.", ru: "Сегодня напоминание уже было.")
    case .wordAddedToday:
      LocalizedText(
        en: "You already added a word today; there is nothing to remind you of.", ru: "Сегодня вы уже добавили слово, напоминать не о чем.")
    }
  }

  /// As in `12 words to practise`.
  package static func practiceTitle(_ words: Int) -> LocalizedText {
    let count = PracticePhrases.words(words)
    return LocalizedText(en: "\(count(.english)) to practise", ru: "Пора повторить: \(count(.russian))")
  }

  /// As in `12 words to practise.`
  package static func practiceSentence(_ words: Int) -> LocalizedText {
    let title = practiceTitle(words)
    return LocalizedText(en: "\(title(.english)).", ru: "\(title(.russian)).")
  }

  package static func practiceBody(_ words: Int) -> LocalizedText {
    words == 1
      ? LocalizedText(en: "It is about to be forgotten.", ru: "Иначе оно скоро забудется.")
      : LocalizedText(en: "They are about to be forgotten.", ru: "Иначе они скоро забудутся.")
  }

  package static let practise = LocalizedText(en: "Practise", ru: "Повторить")

  package static func practiceShown(_ words: Int) -> LocalizedText {
    let count = PracticePhrases.words(words)
    return LocalizedText(
      en: "You were reminded of \(count(.english)) to practise.", ru: "Показано напоминание: повторить \(count(.russian))."
    )
  }

  package static let openTasks = LocalizedText(en: "Show the tasks", ru: "Показать задачи")

  package static func shown(_ count: Int) -> LocalizedText {
    let tasks = TaskPhrases.task(count)
    return LocalizedText(en: "You were reminded of \(tasks(.english)).", ru: "Показано напоминание: \(tasks(.russian)).")
  }

  /// Names a single task and counts several.
  package static func title(_ tasks: [TodoTask]) -> LocalizedText {
    guard tasks.count != 1 else { return LocalizedText(verbatim: short(tasks[0].text)) }
    let count = TaskPhrases.task(tasks.count)
    return LocalizedText(en: "\(count(.english)) are due", ru: "Пора выполнить: \(count(.russian))")
  }

  /// When the task is due; for several, one line each.
  package static func body(_ tasks: [TodoTask], _ localTime: LocalTime, now: Timestamp) -> LocalizedText {
    let dates = tasks.prefix(shownTasks).map { $0.due.map { TaskPhrases.due($0, localTime, now) } ?? LocalizedText(verbatim: "") }
    func text(_ language: InterfaceLanguage) -> String {
      guard tasks.count != 1 else { return dates[0](language) }
      let rest = tasks.count - dates.count
      let lines = zip(tasks, dates).map { task, date in [short(task.text), date(language)].filter { !$0.isEmpty }.joined(separator: " – ") }
      return (lines + (rest > 0 ? [(language == .english ? "and \(rest) more" : "и ещё \(rest)")] : [])).joined(separator: "\n")
    }
    return LocalizedText(en: text(.english), ru: text(.russian))
  }

  /// A single sentence about the tasks.
  package static func sentence(_ tasks: [TodoTask]) -> LocalizedText {
    let rest = tasks.count - shownTasks
    let names = tasks.prefix(shownTasks).map { short($0.text) }.joined(separator: ", ")
    return LocalizedText(
      en: "Due: \(names)\(rest > 0 ? " and \(rest) more" : "").", ru: "Пора выполнить: \(names)\(rest > 0 ? " и ещё \(rest)" : "")."
    )
  }

  private static let shownTasks = 5

  private static func short(_ text: String) -> String { text.count > 80 ? text.prefix(79) + "…" : text }
}

extension Problem {
  package static let unclearReminder = Problem.usage(
    en: ("There is no such action for reminders.", "Use one of: install, uninstall, status, next, now."),
    ru: ("Такого действия для напоминаний нет.", "Возможные действия: install, uninstall, status, next, now.")
  )

  package static func notATimeOfDay(_ text: String) -> Problem {
    .usage(
      en: ("“\(text)” is not a time of day.", "Use a value such as --at 19:30."),
      ru: ("«\(text)» — не время суток.", "Укажите его, например, так: --at 19:30.")
    )
  }

  package static func notAMoment(_ text: String) -> Problem {
    .usage(
      en: ("“\(text)” is not a date with a time.", "Use a value such as --now 2026-11-21T19:30:00+01:00."),
      ru: ("«\(text)» — не дата со временем.", "Укажите её, например, так: --now 2026-11-21T19:30:00+01:00.")
    )
  }

  package static func unknownTimeZone(_ name: String) -> Problem {
    .usage(
      en: ("There is no time zone “\(name)”.", "Use a value such as --time-zone Europe/Berlin."),
      ru: ("Часового пояса «\(name)» нет.", "Укажите его, например, так: --time-zone Europe/Berlin.")
    )
  }

  package static var noReminder: Problem {
    Problem(
      .nothingFound, "not_installed",
      en: ("No reminder is installed.", "Install it with “glot remind install”."),
      ru: ("Напоминание не установлено.", "Установите его: «glot remind install».")
    )
  }

  /// Neither the timer's files nor a crontab can contain such a path.
  package static var lineBreakInPath: Problem {
    Problem(
      .configuration, "line_break_in_path",
      en: (
        "The path of a folder of glot contains a line break or another control character, so neither systemd nor cron can use it.",
        "Nothing was changed. Check --data-dir, GLOT_DATA_DIR and the XDG variables."
      ),
      ru: (
        "Путь к одной из папок glot содержит перевод строки или другой управляющий символ: использовать его в systemd и cron нельзя.",
        "Ничего не изменено. Проверьте --data-dir, GLOT_DATA_DIR и переменные XDG."
      )
    )
  }

  package static func notShown(_ error: NotifierError) -> Problem {
    let reason =
      switch error {
      case .noSession: LocalizedText(en: "there is no desktop session", ru: "нет сеанса рабочего стола")
      case .noService: LocalizedText(en: "this session has no notification service", ru: "в этом сеансе нет службы уведомлений")
      case .refused(let detail): LocalizedText(en: "the service said: \(detail)", ru: "служба ответила: \(detail)")
      }
    return Problem(
      .unavailable, "not_shown",
      en: ("The reminder could not be shown: \(reason(.english)).", "It will be shown when glot next runs in a terminal."),
      ru: ("Не удалось показать напоминание: \(reason(.russian)).", "Оно появится при следующем запуске glot в терминале.")
    )
  }
}
