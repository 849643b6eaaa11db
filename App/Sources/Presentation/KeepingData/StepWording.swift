import ContentKeyboard
import CoreModule
import PersonalDictionary
import Practice
import Reading
import Stemming
import TodoList
import UBCOTranslation

/// What is said of one kind of step: that it was done, undone, or done again.
struct StepWording {
  let name: StepName
  /// What was done, followed by its subjects.
  let done: LocalizedText
  let undo: StepVerbs
  let redo: StepVerbs

  /// Whether the step changes something that has a name.
  var namesSubjects: Bool { undo.infinitive.contains("@") }

  /// - Parameters:
  ///   - undo: The English verb for undoing it, with its object; `redo` likewise.
  ///   - undone: Its past tense, if it is said in other words.
  init(
    _ name: StepName, _ done: String, undo: String, redo: String, undone: String? = nil,
    ru russianDone: String, _ russianUndo: String, _ russianRedo: String
  ) {
    self.name = name
    self.done = LocalizedText(en: done, ru: russianDone)
    self.undo = StepVerbs(undo, past: undone, ru: russianUndo)
    self.redo = StepVerbs(redo, ru: russianRedo)
  }

  /// The wording of a step with this name. A step that a newer glot has made is called by its name.
  static func of(_ name: StepName) -> StepWording {
    all.first { $0.name == name }
      ?? StepWording(
        name, "\(name):", undo: "undo “\(name)”: @", redo: "redo “\(name)”: @",
        ru: "\(name):", "отменено «\(name)»", "повторено «\(name)»"
      )
  }

  private static let all: [StepWording] = [
    StepWording(.add, "added", undo: "remove @", redo: "add @ again", ru: "добавлено:", "удалено", "снова добавлено"),
    StepWording(.rm, "deleted", undo: "restore @", redo: "delete @ again", ru: "удалено:", "восстановлено", "снова удалено"),
    StepWording(
      .edit, "changed", undo: "undo the change to @", redo: "change @ again", ru: "изменено:", "отменено изменение", "снова изменено"),
    StepWording(
      .star, "starred", undo: "unstar @", redo: "star @ again", ru: "добавлено в избранное:", "убрано из избранного",
      "снова добавлено в избранное"
    ),
    StepWording(
      .unstar, "unstarred", undo: "star @ again", redo: "unstar @ again",
      ru: "убрано из избранного:", "возвращено в избранное", "снова убрано из избранного"
    ),
    StepWording(
      .lang, "switched to", undo: "undo the switch to @", redo: "switch to @ again",
      ru: "выбрано направление:", "отменён выбор направления", "снова выбрано направление"
    ),
    StepWording(
      .restore, "restored", undo: "undo the restore of @", redo: "restore @ again",
      ru: "восстановлено из копии:", "отменено восстановление из копии", "снова восстановлено из копии"
    ),
    StepWording(
      .fileImport, "imported", undo: "undo the import of @", redo: "import @ again", ru: "импортировано:", "отменён импорт",
      "снова импортировано"
    ),
    StepWording(
      .todoAdd, "added to tasks:", undo: "remove @ from tasks", redo: "add @ to tasks again",
      ru: "добавлено в задачи:", "удалено из задач", "снова добавлено в задачи"
    ),
    StepWording(
      .todoEdit, "changed", undo: "undo the change to @", redo: "change @ again", ru: "изменено:", "отменено изменение", "снова изменено"),
    StepWording(.todoDone, "completed", undo: "reopen @", redo: "complete @ again", ru: "выполнено:", "снова открыто", "снова выполнено"),
    StepWording(
      .todoUndone, "reopened", undo: "complete @ again", redo: "reopen @ again", ru: "снова открыто:", "снова выполнено", "снова открыто"),
    StepWording(
      .todoSnooze, "snoozed", undo: "unsnooze @", redo: "snooze @ again", ru: "отложено:", "отменено откладывание", "снова отложено"),
    StepWording(.todoRemove, "deleted", undo: "restore @", redo: "delete @ again", ru: "удалено:", "восстановлено", "снова удалено"),
    StepWording(
      .todoSync, "received from the server:", undo: "undo the changes of the server: @", redo: "redo the changes of the server: @",
      ru: "получено с сервера:", "отменено полученное с сервера", "снова применено полученное с сервера"
    ),
    StepWording(
      .keysAdd, "added to the keyboard:", undo: "remove @", redo: "add @ again",
      ru: "на клавиатуру добавлено:", "удалено с клавиатуры", "снова добавлено на клавиатуру"
    ),
    StepWording(
      .keysEdit, "changed on the keyboard:", undo: "undo the change to @", redo: "change @ again",
      ru: "на клавиатуре изменено:", "отменено изменение", "снова изменено"
    ),
    StepWording(
      .keysMove, "moved on the keyboard:", undo: "move @ back", redo: "move @ again",
      ru: "на клавиатуре перемещено:", "возвращено на прежнее место", "снова перемещено"
    ),
    StepWording(
      .keysRemove, "deleted from the keyboard:", undo: "restore @", redo: "delete @ again",
      ru: "с клавиатуры удалено:", "восстановлено", "снова удалено"
    ),
    StepWording(
      .keysAddPiece, "added to the pieces of", undo: "remove what was added to the pieces of @", redo: "add to the pieces of @ again",
      ru: "добавлено в тексты кнопки:", "удалено из текстов кнопки", "снова добавлено в тексты кнопки"
    ),
    StepWording(
      .keysEditPiece, "changed a piece of", undo: "undo the change to a piece of @", redo: "change a piece of @ again",
      ru: "изменён текст кнопки:", "возвращён прежний текст кнопки", "снова изменён текст кнопки"
    ),
    StepWording(
      .keysMovePiece, "moved a piece of", undo: "move a piece of @ back", redo: "move a piece of @ again",
      ru: "перемещён текст кнопки:", "возвращён на прежнее место текст кнопки", "снова перемещён текст кнопки"
    ),
    StepWording(
      .keysRemovePiece, "deleted from the pieces of", undo: "restore what was deleted from the pieces of @",
      redo: "delete from the pieces of @ again",
      ru: "удалено из текстов кнопки:", "восстановлено в текстах кнопки", "снова удалено из текстов кнопки"
    ),
    StepWording(
      .keysReset, "reset on the keyboard:", undo: "undo the reset of @", redo: "reset @ again",
      ru: "на клавиатуре сброшено:", "отменён сброс", "снова сброшено"
    ),
    StepWording(
      .keysSource, "switched to the board", undo: "undo the switch to @", redo: "switch to @ again",
      ru: "выбрана доска:", "отменён выбор доски", "снова выбрана доска"
    ),
    StepWording(
      .clearTranslations, "removed the translations of", undo: "restore the translations of @", redo: "remove the translations of @ again",
      ru: "очищена история переводов:", "восстановлена история переводов", "снова очищена история переводов"
    ),
    StepWording(
      .stem, "saved the roots", undo: "remove the roots @", redo: "save the roots @ again",
      ru: "добавлено в сохранённые корни:", "отменено сохранение корней", "снова добавлено в сохранённые корни"
    ),
    StepWording(
      .stemClear, "removed the roots", undo: "restore the roots @", redo: "remove the roots @ again",
      ru: "удалено из сохранённых корней:", "восстановлено в сохранённых корнях", "снова удалено из сохранённых корней"
    ),
    StepWording(
      .sourceAdd, "added the source", undo: "remove the source @", redo: "add the source @ again",
      ru: "добавлен источник:", "удалён источник", "снова добавлен источник"
    ),
    StepWording(
      .sourceRemove, "removed the source", undo: "restore the source @", redo: "remove the source @ again",
      ru: "удалён источник:", "восстановлен источник", "снова удалён источник"
    ),
    StepWording(
      .sourceMove, "moved the source", undo: "move the source @ back", redo: "move the source @ again",
      ru: "перемещён источник:", "возвращён на прежнее место источник", "снова перемещён источник"
    ),
    StepWording(
      .sourceEnable, "enabled the source", undo: "disable the source @ again", redo: "enable the source @ again",
      ru: "включён источник:", "снова отключён источник", "снова включён источник"
    ),
    StepWording(
      .sourceDisable, "disabled the source", undo: "enable the source @ again", redo: "disable the source @ again",
      ru: "отключён источник:", "снова включён источник", "снова отключён источник"
    ),
    StepWording(
      .practiceAnswer, "answered", undo: "take back the answer to @", redo: "answer @ again", ru: "дан ответ:", "отменён ответ",
      "снова дан ответ"
    ),
    StepWording(
      .practiceRetract, "took back the answer to", undo: "restore the answer to @", redo: "take back the answer to @ again",
      ru: "отменён ответ:", "восстановлен ответ", "снова отменён ответ"
    ),
    StepWording(
      .practiceSuspend, "set aside:", undo: "practise @ again", redo: "set @ aside again", undone: "Put @ back into practice",
      ru: "исключено из повторения:", "возвращено в повторение", "снова исключено из повторения"
    ),
    StepWording(
      .practiceRelease, "put back into practice:", undo: "set @ aside again", redo: "put @ back into practice again",
      ru: "возвращено в повторение:", "снова исключено из повторения", "снова возвращено в повторение"
    ),
    StepWording(
      .practiceBury, "put off until tomorrow:", undo: "practise @ today", redo: "put @ off until tomorrow again",
      undone: "Put @ back into today’s practice",
      ru: "отложено до завтра:", "возвращено в сегодняшнее повторение", "снова отложено до завтра"
    ),
    StepWording(
      .practiceReset, "reset in practice:", undo: "restore the answers to @", redo: "reset @ in practice again",
      ru: "повторение начато сначала:", "восстановлено прежнее повторение", "снова начато сначала повторение"
    ),
    StepWording(
      .practiceReschedule, "set the day of practice:", undo: "restore the day of practice of @", redo: "set the day of practice of @ again",
      ru: "назначен день повторения:", "возвращён прежний день повторения", "снова назначен день повторения"
    ),
    StepWording(
      .practiceRestore, "restored in practice:", undo: "change the practice of @ again", redo: "restore the practice of @ again",
      ru: "прежнее повторение возвращено:", "снова изменено повторение", "снова возвращено прежнее повторение"
    ),
    StepWording(
      .practiceOptimise, "fitted the schedule to your answers", undo: "restore the schedule as it was before",
      redo: "fit the schedule to your answers again",
      ru: "расписание подобрано по вашим ответам", "возвращено прежнее расписание", "снова подобрано расписание по вашим ответам"
    ),
    StepWording(
      .readKnown, "marked as known:", undo: "unmark @", redo: "mark @ as known again",
      ru: "отмечено как известное:", "снята отметка", "снова отмечено как известное"
    ),
    StepWording(
      .readIgnore, "marked to be ignored:", undo: "unmark @", redo: "mark @ to be ignored again",
      ru: "отмечено «не учить»:", "снята отметка", "снова отмечено «не учить»"
    ),
    StepWording(
      .readUnmark, "unmarked", undo: "mark @ again", redo: "unmark @ again", ru: "снята отметка:", "возвращена отметка",
      "снова снята отметка"
    ),
    StepWording(
      .readForget, "removed from the texts:", undo: "restore @ to the texts", redo: "remove @ from the texts again",
      ru: "удалено из списка текстов:", "возвращено в список текстов", "снова удалено из списка текстов"
    ),
    StepWording(
      .level, "set the level:", undo: "undo the change to the level: @", redo: "set the level again: @",
      ru: "изменён уровень:", "возвращён прежний уровень", "снова изменён уровень"
    ),
  ]
}

/// The forms of a verb for undoing or redoing a step.
struct StepVerbs {
  /// Follows “Would”; `@` stands for the subjects.
  let infinitive: String
  let past: String
  /// The participle, alone or after «Будет».
  let russian: String

  init(_ infinitive: String, past: String? = nil, ru russian: String) {
    self.infinitive = infinitive
    self.past = past ?? Self.past(infinitive)
    self.russian = russian
  }

  private static func past(_ infinitive: String) -> String {
    let verb = String(infinitive.prefix { $0 != " " })
    let past = irregularPasts[verb] ?? verb + (verb.hasSuffix("e") ? "d" : "ed")
    return past.capitalizedFirst + infinitive.dropFirst(verb.count)
  }

  private static let irregularPasts = [
    "undo": "undid", "redo": "redid", "take": "took", "put": "put", "star": "starred", "unstar": "unstarred", "fit": "fitted",
    "reset": "reset", "set": "set",
  ]
}
