import ContentKeyboard
import CoreModule
import PersonalDictionary
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
          "\(name):", undo: ("take back “\(name)”: @", "Took back “\(name)”: @"), redo: ("do “\(name)” again: @", "Did “\(name)” again: @")
        ), ru: ("\(name):", undo: "отменено «\(name)»", redo: "повторено «\(name)»")
      )
  }

  private static let all: [StepWording] = [
    StepWording(
      .add, en: ("added", undo: ("take out @", "Took out @"), redo: ("add @ again", "Added @ again")),
      ru: ("добавлено:", undo: "убрано", redo: "снова добавлено")
    ),
    StepWording(
      .rm, en: ("deleted", undo: ("bring back @", "Brought back @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("удалено:", undo: "возвращено", redo: "снова удалено")
    ),
    StepWording(
      .edit, en: ("changed", undo: ("take back the change of @", "Took back the change of @"), redo: ("change @ again", "Changed @ again")),
      ru: ("изменено:", undo: "возвращено к прежнему виду", redo: "снова изменено")
    ),
    StepWording(
      .star, en: ("starred", undo: ("take the star from @", "Took the star from @"), redo: ("star @ again", "Starred @ again")),
      ru: ("добавлено в избранное:", undo: "убрано из избранного", redo: "снова добавлено в избранное")
    ),
    StepWording(
      .unstar,
      en: (
        "took the star from", undo: ("star @ again", "Starred @ again"), redo: ("take the star from @ again", "Took the star from @ again")
      ),
      ru: ("убрано из избранного:", undo: "возвращено в избранное", redo: "снова убрано из избранного")
    ),
    StepWording(
      .lang, en: ("chose", undo: ("take back the choice of @", "Took back the choice of @"), redo: ("choose @ again", "Chose @ again")),
      ru: ("выбрано направление:", undo: "отменён выбор направления", redo: "снова выбрано направление")
    ),
    StepWording(
      .restore,
      en: ("restored", undo: ("take back the restore of @", "Took back the restore of @"), redo: ("restore @ again", "Restored @ again")),
      ru: ("восстановлено из копии:", undo: "отменено восстановление из копии", redo: "снова восстановлено из копии")
    ),
    StepWording(
      .fileImport,
      en: ("imported", undo: ("take back the import of @", "Took back the import of @"), redo: ("import @ again", "Imported @ again")),
      ru: ("импортировано:", undo: "отменён импорт", redo: "снова импортировано")
    ),
    StepWording(
      .todoAdd,
      en: ("wrote down", undo: ("take @ out of the tasks", "Took @ out of the tasks"), redo: ("write down @ again", "Wrote down @ again")),
      ru: ("записано:", undo: "убрано из задач", redo: "снова записано")
    ),
    StepWording(
      .todoEdit,
      en: ("changed", undo: ("take back the change of @", "Took back the change of @"), redo: ("change @ again", "Changed @ again")),
      ru: ("изменено:", undo: "возвращено к прежнему виду", redo: "снова изменено")
    ),
    StepWording(
      .todoDone, en: ("did", undo: ("open @ again", "Opened @ again"), redo: ("mark @ as done again", "Marked @ as done again")),
      ru: ("сделано:", undo: "снова открыто", redo: "снова отмечено как сделанное")
    ),
    StepWording(
      .todoUndone, en: ("opened again", undo: ("mark @ as done again", "Marked @ as done again"), redo: ("open @ again", "Opened @ again")),
      ru: ("снова открыто:", undo: "снова отмечено как сделанное", redo: "снова открыто")
    ),
    StepWording(
      .todoSnooze, en: ("put off", undo: ("no longer put off @", "No longer put off: @"), redo: ("put off @ again", "Put off @ again")),
      ru: ("отложено:", undo: "больше не отложено", redo: "снова отложено")
    ),
    StepWording(
      .todoRemove, en: ("deleted", undo: ("bring back @", "Brought back @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("удалено:", undo: "возвращено", redo: "снова удалено")
    ),
    StepWording(
      .todoSync,
      en: (
        "took over from the server", undo: ("take back what the server changed: @", "Took back what the server changed: @"),
        redo: ("take over from the server again: @", "Took over from the server again: @")
      ),
      ru: ("принято с сервера:", undo: "отменено принятое с сервера", redo: "снова принято с сервера")
    ),
    StepWording(
      .keysAdd, en: ("added to the keyboard", undo: ("take out @", "Took out @"), redo: ("add @ again", "Added @ again")),
      ru: ("на клавиатуру добавлено:", undo: "убрано с клавиатуры", redo: "снова добавлено на клавиатуру")
    ),
    StepWording(
      .keysEdit,
      en: (
        "changed on the keyboard", undo: ("take back the change of @", "Took back the change of @"),
        redo: ("change @ again", "Changed @ again")
      ),
      ru: ("на клавиатуре изменено:", undo: "возвращено к прежнему виду", redo: "снова изменено")
    ),
    StepWording(
      .keysMove, en: ("moved on the keyboard", undo: ("move @ back", "Moved @ back"), redo: ("move @ again", "Moved @ again")),
      ru: ("на клавиатуре перемещено:", undo: "возвращено на прежнее место", redo: "снова перемещено")
    ),
    StepWording(
      .keysRemove, en: ("deleted from the keyboard", undo: ("bring back @", "Brought back @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("с клавиатуры удалено:", undo: "возвращено", redo: "снова удалено")
    ),
    StepWording(
      .keysAddPiece,
      en: (
        "added to the pieces of", undo: ("take out what was added to the pieces of @", "Took out what was added to the pieces of @"),
        redo: ("add to the pieces of @ again", "Added to the pieces of @ again")
      ),
      ru: ("добавлено в тексты кнопки:", undo: "убрано из текстов кнопки", redo: "снова добавлено в тексты кнопки")
    ),
    StepWording(
      .keysEditPiece,
      en: (
        "changed a piece of", undo: ("take back the change of a piece of @", "Took back the change of a piece of @"),
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
        undo: ("bring back what was deleted from the pieces of @", "Brought back what was deleted from the pieces of @"),
        redo: ("delete from the pieces of @ again", "Deleted from the pieces of @ again")
      ),
      ru: ("удалено из текстов кнопки:", undo: "возвращено в тексты кнопки", redo: "снова удалено из текстов кнопки")
    ),
    StepWording(
      .keysReset,
      en: (
        "reset on the keyboard", undo: ("take back the reset of @", "Took back the reset of @"), redo: ("reset @ again", "Reset @ again")
      ),
      ru: ("на клавиатуре сброшено:", undo: "отменён сброс", redo: "снова сброшено")
    ),
    StepWording(
      .keysSource,
      en: ("chose the board", undo: ("take back the choice of @", "Took back the choice of @"), redo: ("choose @ again", "Chose @ again")),
      ru: ("выбрана доска:", undo: "отменён выбор доски", redo: "снова выбрана доска")
    ),
    StepWording(
      .clearTranslations,
      en: (
        "cleared the translations", undo: ("bring back the translations of @", "Brought back the translations of @"),
        redo: ("clear the translations of @ again", "Cleared the translations of @ again")
      ),
      ru: ("очищена история переводов:", undo: "возвращены переводы", redo: "снова удалены переводы")
    ),
    StepWording(
      .stem,
      en: (
        "kept the roots", undo: ("take back the roots @", "Took back the roots @"),
        redo: ("keep the roots @ again", "Kept the roots @ again")
      ),
      ru: ("добавлено в сохранённые корни:", undo: "отменено сохранение корней", redo: "снова добавлено в сохранённые корни")
    ),
    StepWording(
      .stemClear,
      en: (
        "forgot the roots", undo: ("bring back the roots @", "Brought back the roots @"),
        redo: ("forget the roots @ again", "Forgot the roots @ again")
      ),
      ru: ("удалено из сохранённых корней:", undo: "возвращено в сохранённые корни", redo: "снова удалено из сохранённых корней")
    ),
    StepWording(
      .sourceAdd,
      en: (
        "added the source", undo: ("take out the source @", "Took out the source @"),
        redo: ("add the source @ again", "Added the source @ again")
      ),
      ru: ("добавлен источник:", undo: "убран источник", redo: "снова добавлен источник")
    ),
    StepWording(
      .sourceRemove,
      en: (
        "removed the source", undo: ("bring back the source @", "Brought back the source @"),
        redo: ("remove the source @ again", "Removed the source @ again")
      ),
      ru: ("удалён источник:", undo: "возвращён источник", redo: "снова удалён источник")
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
