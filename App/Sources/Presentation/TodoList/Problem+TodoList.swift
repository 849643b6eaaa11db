import CoreModule
package import CorePresentation
package import TodoList

extension Problem {
  package init(_ problem: TodoProblem) {
    switch problem {
    case .unacceptable(_, .blank):
      self.init(
        .usage, "blank", LocalizedText(en: "The text is blank.", ru: "Текст пуст."),
        hint: LocalizedText(en: "Enter the text of the task.", ru: "Введите текст задачи.")
      )
    case .unacceptable(let text, let problem): self.init(problem, in: text)
    case .noSuchTasks(let selectors): self = .noSuchTasks(selectors)
    case .otherStatus(let tasks): self = .otherStatus(tasks)
    case .ambiguous(let selector, let tasks): self = .ambiguous(selector, tasks)
    case .badDate(let text, let isInLine): self = .badTaskDate(text, isInLine)
    case .notADate(let text): self = .notATaskDate(text)
    case .snoozedIntoThePast:
      self.init(
        .badData, "past_time", LocalizedText(en: "That time has already passed.", ru: "Это время уже прошло."),
        hint: LocalizedText(en: "Use a later one, for example “in 2 hours”.", ru: "Укажите более позднее, например «через 2 часа».")
      )
    case .store(let error): self.init(error)
    }
  }

  package init(_ error: TodoStoreError) {
    switch error {
    case .storage(let error): self.init(error)
    case .noSuchTask(let number): self = .noSuchTasks([.number(number)])
    case .ownPart(let number):
      self.init(
        .badData, "own_part",
        LocalizedText(en: "Task \(number) cannot be a part of itself.", ru: "Задача \(number) не может быть частью самой себя."),
        hint: LocalizedText(
          en: "Nothing was changed. Name another task: --parent NUMBER.", ru: "Ничего не изменено. Укажите другую задачу: --parent НОМЕР."
        )
      )
    case .tooDeep(let number):
      self.init(
        .badData, "too_deep",
        LocalizedText(
          en: "A part cannot have parts, and task \(number) would be a part that has some.",
          ru: "У части не может быть своих частей, а у задачи \(number) они есть."
        ),
        hint: LocalizedText(en: "Nothing was changed. Choose another task.", ru: "Ничего не изменено. Выберите другую задачу.")
      )
    }
  }

  private static func badTaskDate(_ text: String, _ isInLine: Bool) -> Problem {
    let shown = DisplayWidth.cut(text.visible, to: 60)
    return Problem(
      .badData, "bad_date",
      en: (
        "There is no date “\(shown)”.",
        dateHint.english + (isInLine ? "; “todo add --literal” keeps a text as it is." : ".")
      ),
      ru: (
        "Даты «\(shown)» не существует.",
        dateHint.russian + (isInLine ? "; «todo add --literal» оставляет текст как есть." : ".")
      )
    )
  }

  private static func notATaskDate(_ text: String) -> Problem {
    let shown = DisplayWidth.cut(text.visible, to: 60)
    return Problem(
      .badData, "bad_date",
      en: ("“\(shown)” is not understood as a date.", dateHint.english + "."),
      ru: ("«\(shown)» — непонятная дата.", dateHint.russian + ".")
    )
  }

  private static var dateHint: (english: String, russian: String) {
    (
      "Use a date such as tomorrow, fri 18:00, +3d or 2026-12-31",
      "Укажите дату, например «завтра», «пт 18:00», +3d или 2026-12-31"
    )
  }

  private static func noSuchTasks(_ selectors: [TodoSelector]) -> Problem {
    let names = selectors.map(\.typed)
    let (english, russian) = (names.named("“", "”"), names.named("«", "»"))
    return Problem(
      .nothingFound, "not_found",
      LocalizedText(
        en: names.count == 1 ? "There is no task \(english)." : "There are no tasks \(english).",
        ru: names.count == 1 ? "Задачи \(russian) нет." : "Задач \(russian) нет."
      ),
      hint: LocalizedText(en: "List your tasks with “glot todo list --all”.", ru: "Список задач: «glot todo list --all»."),
      details: [("selectors", JSON(names))]
    )
  }

  private static func otherStatus(_ tasks: [TodoTask]) -> Problem {
    Problem(
      .nothingFound, "not_found", tasks.count == 1 ? TaskPhrases.already(tasks[0]) : TaskPhrases.already(tasks),
      hint: LocalizedText(en: "A number selects any task.", ru: "По номеру можно указать любую задачу."),
      details: [("candidates", candidates(tasks))]
    )
  }

  private static func candidates(_ tasks: [TodoTask]) -> JSON {
    .array(tasks.map { .object([("number", .number($0.number.rawValue)), ("text", .string($0.text))]) })
  }

  private static func ambiguous(_ selector: TodoSelector, _ tasks: [TodoTask]) -> Problem {
    let list = TaskPhrases.numbered(tasks)
    return Problem(
      .badData, "ambiguous",
      en: ("“\(selector.typed)” matches several tasks: \(list).", "Give the number instead."),
      ru: ("«\(selector.typed)» соответствует нескольким задачам: \(list).", "Укажите номер задачи."),
      details: [("candidates", candidates(tasks))]
    )
  }
}
