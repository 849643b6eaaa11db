package import CoreModule
package import CorePresentation
package import TodoList

package enum TaskPhrases {
  package static let noTasks = LocalizedText(en: "No tasks found.", ru: "Таких задач нет.")
  package static let overdue = LocalizedText(en: "(overdue)", ru: "(просрочено)")
  package static let task = CountedNoun(en: ("task", "tasks"), ru: ("задача", "задачи", "задач"))

  /// The answer to a search among tasks of this status.
  package static func nothingFound(_ query: String, among status: TodoQuery.Status) -> Problem {
    let shown = DisplayWidth.cut(query.visible, to: 60)
    return Problem(
      .nothingFound, "not_found", LocalizedText(en: "No task matches “\(shown)”.", ru: "По запросу «\(shown)» задач не найдено."),
      hint: status == .open
        ? LocalizedText(en: "Add --all to look through done tasks too.", ru: "С параметром --all поиск идёт и по выполненным задачам.")
        : nil
    )
  }

  /// Words of the text that the options override.
  package static func overruled(_ words: [String]) -> LocalizedText {
    LocalizedText(
      en: "The options override " + words.map { "“\($0)”" }.joined(separator: " ") + ".",
      ru: "Учтены параметры, а не " + words.map { "«\($0)»" }.joined(separator: " ") + "."
    )
  }

  /// Why days or a recurrence stay in the text of a new task.
  package static let partial = LocalizedText(
    en: "A part of it stays in the text: a task is due on one day, and repeats by one rule of days, weeks, months or years.",
    ru: "Часть осталась в тексте: у задачи один срок и одно правило повторения — в днях, неделях, месяцах или годах."
  )

  package static func deleted(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Deleted: \(task(count)(.english)).", ru: "Удалено: \(task(count)(.russian)).")
  }

  /// Tells that a task is done, or open, and need not be made so.
  package static func already(_ task: TodoTask) -> LocalizedText {
    let text = DisplayWidth.cut(task.text, to: 60)
    return task.isDone
      ? LocalizedText(
        en: "Task \(task.number), “\(text)”, is already done.", ru: "Задача \(task.number) «\(text)» уже выполнена."
      )
      : LocalizedText(en: "Task \(task.number), “\(text)”, is already open.", ru: "Задача \(task.number) «\(text)» и так открыта.")
  }

  /// The same of several tasks of one status.
  static func already(_ tasks: [TodoTask]) -> LocalizedText {
    let list = numbered(tasks)
    return tasks.allSatisfy(\.isDone)
      ? LocalizedText(en: "These tasks are already done: \(list).", ru: "Эти задачи уже выполнены: \(list).")
      : LocalizedText(en: "These tasks are already open: \(list).", ru: "Эти задачи и так открыты: \(list).")
  }

  /// As in `1 Buy milk; 2 Call the milkman`.
  static func numbered(_ tasks: [TodoTask]) -> String {
    let shown = tasks.prefix(9).map { "\($0.number) \(DisplayWidth.cut($0.text, to: 60))" }
    return (shown + (tasks.count > shown.count ? ["…"] : [])).joined(separator: "; ")
  }

  package static func heading(_ group: TaskGroup) -> LocalizedText {
    switch group {
    case .overdue: LocalizedText(en: "Overdue", ru: "Просрочено")
    case .today: LocalizedText(en: "Today", ru: "Сегодня")
    case .tomorrow: LocalizedText(en: "Tomorrow", ru: "Завтра")
    case .week: LocalizedText(en: "Next 7 days", ru: "Ближайшие 7 дней")
    case .later: LocalizedText(en: "Later", ru: "Позже")
    case .someDay: LocalizedText(en: "Some day", ru: "Когда-нибудь")
    case .done: LocalizedText(en: "Done", ru: "Выполнено")
    }
  }

  package static func added(_ task: TodoTask) -> LocalizedText { LocalizedText(en: "Added: \(task.text)", ru: "Добавлено: \(task.text)") }

  package static func changed(_ task: TodoTask) -> LocalizedText {
    LocalizedText(en: "Changed: \(task.text)", ru: "Изменено: \(task.text)")
  }

  package static func snoozedUntilTomorrow(_ task: TodoTask) -> LocalizedText {
    LocalizedText(en: "Snoozed until tomorrow: “\(task.text)”.", ru: "Отложено до завтра: «\(task.text)».")
  }

  package static let newTask = LocalizedText(en: "New task", ru: "Новая задача")

  package static func newPart(of parent: TodoTask.Number) -> LocalizedText {
    LocalizedText(en: "New part of \(parent)", ru: "Новая часть задачи \(parent)")
  }

  package static func count(_ count: TodoCount) -> LocalizedText {
    LocalizedText(
      en: "\(count.open) open, \(count.done) done, \(count.overdue) overdue",
      ru: "открыто: \(count.open), выполнено: \(count.done), просрочено: \(count.overdue)"
    )
  }

  package static func next(_ task: TodoTask, _ localTime: LocalTime, _ now: Timestamp) -> LocalizedText {
    let due = task.due.map { Self.due($0, localTime, now) } ?? LocalizedText(verbatim: "")
    return LocalizedText(
      en: "“\(task.text)” repeats as number \(task.number): \(due(.english)).",
      ru: "«\(task.text)» повторится под номером \(task.number): \(due(.russian))."
    )
  }

  /// As in `tomorrow, 09:00`.
  package static func due(_ due: DueDate, _ localTime: LocalTime, _ now: Timestamp) -> LocalizedText {
    let (day, today) = (due.day(in: localTime), localTime.day(of: now))
    let date: LocalizedText
    switch day.daysSinceEpoch - today.daysSinceEpoch {
    case 0: date = LocalizedText(en: "today", ru: "сегодня")
    case 1: date = LocalizedText(en: "tomorrow", ru: "завтра")
    case -1: date = LocalizedText(en: "yesterday", ru: "вчера")
    default: date = DatePhrases.day(day, today: today)
    }
    guard case .moment(let moment) = due else { return date }
    let time = localTime.hoursAndMinutes(of: moment)
    return LocalizedText(en: "\(date(.english)), \(time)", ru: "\(date(.russian)), \(time)")
  }

  /// Tasks that could not become parts, because a part has no parts of its own.
  package static func separated(_ tasks: [TodoTask]) -> [LocalizedText] {
    guard !tasks.isEmpty else { return [] }
    let texts = tasks.map(\.text.visible)
    return [
      LocalizedText(
        en: "A part has no parts of its own, so these became separate tasks: \(texts.named("“", "”")).",
        ru: "У части не может быть своих частей, поэтому отдельными задачами стали: \(texts.named("«", "»"))."
      )
    ]
  }

  package static func part(of parent: TodoTask.Number) -> LocalizedText {
    LocalizedText(en: "part of \(parent)", ru: "часть задачи \(parent)")
  }

  /// The details of a task: `due tomorrow`, `high priority`, `#home`.
  package static func facts(of task: TodoTask, _ style: TextStyle) -> [LocalizedText] {
    var entry = QuickEntry(text: task.text)
    (entry.due, entry.priority, entry.tags, entry.repeats) = (task.due, task.priority, task.tags, task.recurrence?.rule)
    return facts(of: entry, isDone: task.isDone, style) + (task.parent.map { [part(of: $0)] } ?? [])
  }

  /// The recognised details of a typed line.
  package static func facts(of task: QuickEntry, isDone: Bool = false, _ style: TextStyle) -> [LocalizedText] {
    var facts: [LocalizedText] = []
    if let due = task.due {
      let date = Self.due(due, style.localTime, style.now)
      let late = !isDone && due.isBefore(DueLimit(overdueAt: style.now, in: style.localTime))
      facts.append(
        LocalizedText(
          en: "due \(date(.english))" + (late ? " \(overdue(.english))" : ""),
          ru: "срок: \(date(.russian))" + (late ? " \(overdue(.russian))" : "")
        )
      )
    }
    switch task.priority {
    case .high: facts.append(LocalizedText(en: "high priority", ru: "высокий приоритет"))
    case .low: facts.append(LocalizedText(en: "low priority", ru: "низкий приоритет"))
    case .normal, nil: break
    }
    facts += task.tags.map { LocalizedText(verbatim: "#" + $0) }
    if let rule = task.repeats { facts.append(RecurrencePhrases.rule(rule, today: style.localTime.day(of: style.now))) }
    return facts
  }

  package static func silent(until moment: Timestamp, _ style: TextStyle) -> LocalizedText {
    let time = StepPhrases.time(moment, style)
    return LocalizedText(en: "snoozed until \(time(.english))", ru: "отложено до \(time(.russian))")
  }

  /// When the task was added, snoozed and done.
  package static func dates(of task: TodoTask, _ style: TextStyle) -> [LocalizedText] {
    let added = StepPhrases.time(task.created, style)
    let completed = task.completed.map { StepPhrases.time($0, style) }
    return [
      task.snoozedUntil.map { silent(until: $0, style) },
      LocalizedText(en: "added on \(added(.english))", ru: "добавлено \(added(.russian))"),
      completed.map { LocalizedText(en: "done on \($0(.english))", ru: "выполнено \($0(.russian))") },
    ].compactMap(\.self)
  }
}
