import ContentKeyboard
import CoreModule
import PersonalDictionary
import Practice
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

  /// A verb in English has its infinitive, which follows “Would”, and its past tense.
  init(
    _ name: StepName, en english: (done: String, undo: (String, String), redo: (String, String)),
    ru russian: (done: String, undo: String, redo: String)
  ) {
    self.name = name
    done = LocalizedText(en: english.done, ru: russian.done)
    undo = StepVerbs(infinitive: english.undo.0, past: english.undo.1, russian: russian.undo)
    redo = StepVerbs(infinitive: english.redo.0, past: english.redo.1, russian: russian.redo)
  }

  /// The wording of a step with this name. A step that a newer glot has made is called by its name.
  static func of(_ name: StepName) -> StepWording {
    all.first { $0.name == name }
      ?? StepWording(
        name,
        en: (
          "\(name):", undo: ("undo “\(name)”: @", "Undid “\(name)”: @"), redo: ("redo “\(name)”: @", "Redid “\(name)”: @")
        ), ru: ("\(name):", undo: "отменено «\(name)»", redo: "повторено «\(name)»")
      )
  }

  private static let all: [StepWording] = [
    StepWording(
      .add, en: ("added", undo: ("remove @", "Removed @"), redo: ("add @ again", "Added @ again")),
      ru: ("добавлено:", undo: "удалено", redo: "снова добавлено")
    ),
    StepWording(
      .rm, en: ("deleted", undo: ("restore @", "Restored @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("удалено:", undo: "восстановлено", redo: "снова удалено")
    ),
    StepWording(
      .edit, en: ("changed", undo: ("undo the change of @", "Undid the change of @"), redo: ("change @ again", "Changed @ again")),
      ru: ("изменено:", undo: "отменено изменение", redo: "снова изменено")
    ),
    StepWording(
      .star, en: ("starred", undo: ("unstar @", "Unstarred @"), redo: ("star @ again", "Starred @ again")),
      ru: ("добавлено в избранное:", undo: "убрано из избранного", redo: "снова добавлено в избранное")
    ),
    StepWording(
      .unstar,
      en: (
        "unstarred", undo: ("star @ again", "Starred @ again"), redo: ("unstar @ again", "Unstarred @ again")
      ),
      ru: ("убрано из избранного:", undo: "возвращено в избранное", redo: "снова убрано из избранного")
    ),
    StepWording(
      .lang,
      en: ("switched to", undo: ("undo the switch to @", "Undid the switch to @"), redo: ("switch to @ again", "Switched to @ again")),
      ru: ("выбрано направление:", undo: "отменён выбор направления", redo: "снова выбрано направление")
    ),
    StepWording(
      .restore,
      en: ("restored", undo: ("undo the restore of @", "Undid the restore of @"), redo: ("restore @ again", "Restored @ again")),
      ru: ("восстановлено из копии:", undo: "отменено восстановление из копии", redo: "снова восстановлено из копии")
    ),
    StepWording(
      .fileImport,
      en: ("imported", undo: ("undo the import of @", "Undid the import of @"), redo: ("import @ again", "Imported @ again")),
      ru: ("импортировано:", undo: "отменён импорт", redo: "снова импортировано")
    ),
    StepWording(
      .todoAdd,
      en: (
        "added to tasks:", undo: ("remove @ from tasks", "Removed @ from tasks"), redo: ("add @ to tasks again", "Added @ to tasks again")
      ),
      ru: ("добавлено в задачи:", undo: "удалено из задач", redo: "снова добавлено в задачи")
    ),
    StepWording(
      .todoEdit,
      en: ("changed", undo: ("undo the change of @", "Undid the change of @"), redo: ("change @ again", "Changed @ again")),
      ru: ("изменено:", undo: "отменено изменение", redo: "снова изменено")
    ),
    StepWording(
      .todoDone, en: ("completed", undo: ("reopen @", "Reopened @"), redo: ("complete @ again", "Completed @ again")),
      ru: ("выполнено:", undo: "снова открыто", redo: "снова выполнено")
    ),
    StepWording(
      .todoUndone, en: ("reopened", undo: ("complete @ again", "Completed @ again"), redo: ("reopen @ again", "Reopened @ again")),
      ru: ("снова открыто:", undo: "снова выполнено", redo: "снова открыто")
    ),
    StepWording(
      .todoSnooze, en: ("snoozed", undo: ("unsnooze @", "Unsnoozed @"), redo: ("snooze @ again", "Snoozed @ again")),
      ru: ("отложено:", undo: "больше не отложено", redo: "снова отложено")
    ),
    StepWording(
      .todoRemove, en: ("deleted", undo: ("restore @", "Restored @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("удалено:", undo: "восстановлено", redo: "снова удалено")
    ),
    StepWording(
      .todoSync,
      en: (
        "received from the server:", undo: ("undo the changes of the server: @", "Undid the changes of the server: @"),
        redo: ("redo the changes of the server: @", "Redid the changes of the server: @")
      ),
      ru: ("получено с сервера:", undo: "отменено полученное с сервера", redo: "снова применено полученное с сервера")
    ),
    StepWording(
      .keysAdd, en: ("added to the keyboard:", undo: ("remove @", "Removed @"), redo: ("add @ again", "Added @ again")),
      ru: ("на клавиатуру добавлено:", undo: "удалено с клавиатуры", redo: "снова добавлено на клавиатуру")
    ),
    StepWording(
      .keysEdit,
      en: (
        "changed on the keyboard:", undo: ("undo the change of @", "Undid the change of @"),
        redo: ("change @ again", "Changed @ again")
      ),
      ru: ("на клавиатуре изменено:", undo: "отменено изменение", redo: "снова изменено")
    ),
    StepWording(
      .keysMove, en: ("moved on the keyboard:", undo: ("move @ back", "Moved @ back"), redo: ("move @ again", "Moved @ again")),
      ru: ("на клавиатуре перемещено:", undo: "возвращено на прежнее место", redo: "снова перемещено")
    ),
    StepWording(
      .keysRemove, en: ("deleted from the keyboard:", undo: ("restore @", "Restored @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("с клавиатуры удалено:", undo: "восстановлено", redo: "снова удалено")
    ),
    StepWording(
      .keysAddPiece,
      en: (
        "added to the pieces of", undo: ("remove what was added to the pieces of @", "Removed what was added to the pieces of @"),
        redo: ("add to the pieces of @ again", "Added to the pieces of @ again")
      ),
      ru: ("добавлено в тексты кнопки:", undo: "удалено из текстов кнопки", redo: "снова добавлено в тексты кнопки")
    ),
    StepWording(
      .keysEditPiece,
      en: (
        "changed a piece of", undo: ("undo the change of a piece of @", "Undid the change of a piece of @"),
        redo: ("change a piece of @ again", "Changed a piece of @ again")
      ),
      ru: ("изменён текст кнопки:", undo: "возвращён прежний текст кнопки", redo: "снова изменён текст кнопки")
    ),
    StepWording(
      .keysMovePiece,
      en: (
        "moved a piece of", undo: ("move a piece of @ back", "Moved a piece of @ back"),
        redo: ("move a piece of @ again", "Moved a piece of @ again")
      ),
      ru: ("перемещён текст кнопки:", undo: "возвращён на прежнее место текст кнопки", redo: "снова перемещён текст кнопки")
    ),
    StepWording(
      .keysRemovePiece,
      en: (
        "deleted from the pieces of",
        undo: ("restore what was deleted from the pieces of @", "Restored what was deleted from the pieces of @"),
        redo: ("delete from the pieces of @ again", "Deleted from the pieces of @ again")
      ),
      ru: ("удалено из текстов кнопки:", undo: "восстановлено в текстах кнопки", redo: "снова удалено из текстов кнопки")
    ),
    StepWording(
      .keysReset,
      en: (
        "reset on the keyboard:", undo: ("undo the reset of @", "Undid the reset of @"), redo: ("reset @ again", "Reset @ again")
      ),
      ru: ("на клавиатуре сброшено:", undo: "отменён сброс", redo: "снова сброшено")
    ),
    StepWording(
      .keysSource,
      en: (
        "switched to the board", undo: ("undo the switch to @", "Undid the switch to @"), redo: ("switch to @ again", "Switched to @ again")
      ),
      ru: ("выбрана доска:", undo: "отменён выбор доски", redo: "снова выбрана доска")
    ),
    StepWording(
      .clearTranslations,
      en: (
        "removed the translations of", undo: ("restore the translations of @", "Restored the translations of @"),
        redo: ("remove the translations of @ again", "Removed the translations of @ again")
      ),
      ru: ("очищена история переводов:", undo: "восстановлена история переводов", redo: "снова очищена история переводов")
    ),
    StepWording(
      .stem,
      en: (
        "saved the roots", undo: ("remove the roots @", "Removed the roots @"),
        redo: ("save the roots @ again", "Saved the roots @ again")
      ),
      ru: ("добавлено в сохранённые корни:", undo: "отменено сохранение корней", redo: "снова добавлено в сохранённые корни")
    ),
    StepWording(
      .stemClear,
      en: (
        "removed the roots", undo: ("restore the roots @", "Restored the roots @"),
        redo: ("remove the roots @ again", "Removed the roots @ again")
      ),
      ru: ("удалено из сохранённых корней:", undo: "восстановлено в сохранённых корнях", redo: "снова удалено из сохранённых корней")
    ),
    StepWording(
      .sourceAdd,
      en: (
        "added the source", undo: ("remove the source @", "Removed the source @"),
        redo: ("add the source @ again", "Added the source @ again")
      ),
      ru: ("добавлен источник:", undo: "удалён источник", redo: "снова добавлен источник")
    ),
    StepWording(
      .sourceRemove,
      en: (
        "removed the source", undo: ("restore the source @", "Restored the source @"),
        redo: ("remove the source @ again", "Removed the source @ again")
      ),
      ru: ("удалён источник:", undo: "восстановлен источник", redo: "снова удалён источник")
    ),
    StepWording(
      .sourceMove,
      en: (
        "moved the source", undo: ("move the source @ back", "Moved the source @ back"),
        redo: ("move the source @ again", "Moved the source @ again")
      ),
      ru: ("перемещён источник:", undo: "возвращён на прежнее место источник", redo: "снова перемещён источник")
    ),
    StepWording(
      .sourceEnable,
      en: (
        "enabled the source", undo: ("disable the source @ again", "Disabled the source @ again"),
        redo: ("enable the source @ again", "Enabled the source @ again")
      ),
      ru: ("включён источник:", undo: "снова отключён источник", redo: "снова включён источник")
    ),
    StepWording(
      .sourceDisable,
      en: (
        "disabled the source", undo: ("enable the source @ again", "Enabled the source @ again"),
        redo: ("disable the source @ again", "Disabled the source @ again")
      ),
      ru: ("отключён источник:", undo: "снова включён источник", redo: "снова отключён источник")
    ),
    StepWording(
      .practiceAnswer,
      en: (
        "answered", undo: ("take back the answer to @", "Took back the answer to @"),
        redo: ("answer @ again", "Answered @ again")
      ),
      ru: ("дан ответ:", undo: "отменён ответ", redo: "снова дан ответ")
    ),
    StepWording(
      .practiceRetract,
      en: (
        "took back the answer to", undo: ("restore the answer to @", "Restored the answer to @"),
        redo: ("take back the answer to @ again", "Took back the answer to @ again")
      ),
      ru: ("отменён ответ:", undo: "восстановлен ответ", redo: "снова отменён ответ")
    ),
    StepWording(
      .practiceSuspend,
      en: (
        "suspended", undo: ("practise @ again", "Put @ back into practice"),
        redo: ("suspend @ again", "Suspended @ again")
      ),
      ru: ("исключено из повторения:", undo: "возвращено в повторение", redo: "снова исключено из повторения")
    ),
    StepWording(
      .practiceRelease,
      en: (
        "put back into practice:", undo: ("suspend @ again", "Suspended @ again"),
        redo: ("put @ back into practice again", "Put @ back into practice again")
      ),
      ru: ("возвращено в повторение:", undo: "снова исключено из повторения", redo: "снова возвращено в повторение")
    ),
    StepWording(
      .practiceBury,
      en: (
        "put off until tomorrow:", undo: ("practise @ today", "Put @ back into today’s practice"),
        redo: ("put @ off until tomorrow again", "Put @ off until tomorrow again")
      ),
      ru: ("отложено до завтра:", undo: "возвращено в сегодняшнее повторение", redo: "снова отложено до завтра")
    ),
    StepWording(
      .practiceOptimise,
      en: (
        "fitted the schedule to your answers", undo: ("restore the schedule as it was before", "Restored the schedule as it was before"),
        redo: ("fit the schedule to your answers again", "Fitted the schedule to your answers again")
      ),
      ru: (
        "расписание подобрано по вашим ответам", undo: "возвращено прежнее расписание",
        redo: "расписание снова подобрано по вашим ответам"
      )
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
}
