import ContentKeyboard
import CoreModule

extension StepWording {
  static let keyboard = [
    StepWording(
      .keysAdd, done: LocalizedText(en: "added to the keyboard", ru: "на клавиатуру добавлено:"),
      undo: StepVerbs(infinitive: "take out @", past: "Took out @", russian: "убрано с клавиатуры"),
      redo: StepVerbs(infinitive: "add @ again", past: "Added @ again", russian: "снова добавлено на клавиатуру")
    ),
    StepWording(
      .keysEdit, done: LocalizedText(en: "changed on the keyboard", ru: "на клавиатуре изменено:"),
      undo: StepVerbs(infinitive: "take back the change of @", past: "Took back the change of @", russian: "возвращено к прежнему виду"),
      redo: StepVerbs(infinitive: "change @ again", past: "Changed @ again", russian: "снова изменено")
    ),
    StepWording(
      .keysMove, done: LocalizedText(en: "moved on the keyboard", ru: "на клавиатуре перемещено:"),
      undo: StepVerbs(infinitive: "move @ back", past: "Moved @ back", russian: "возвращено на прежнее место"),
      redo: StepVerbs(infinitive: "move @ again", past: "Moved @ again", russian: "снова перемещено")
    ),
    StepWording(
      .keysRemove, done: LocalizedText(en: "deleted from the keyboard", ru: "с клавиатуры удалено:"),
      undo: StepVerbs(infinitive: "bring back @", past: "Brought back @", russian: "возвращено"),
      redo: StepVerbs(infinitive: "delete @ again", past: "Deleted @ again", russian: "снова удалено")
    ),
    StepWording(
      .keysAddPiece, done: LocalizedText(en: "added to the pieces of", ru: "добавлено в тексты кнопки:"),
      undo: StepVerbs(
        infinitive: "take out what was added to the pieces of @", past: "Took out what was added to the pieces of @",
        russian: "убрано из текстов кнопки"),
      redo: StepVerbs(
        infinitive: "add to the pieces of @ again", past: "Added to the pieces of @ again", russian: "снова добавлено в тексты кнопки")
    ),
    StepWording(
      .keysEditPiece, done: LocalizedText(en: "changed a piece of", ru: "изменён текст кнопки:"),
      undo: StepVerbs(
        infinitive: "take back the change of a piece of @", past: "Took back the change of a piece of @",
        russian: "возвращён прежний текст кнопки"),
      redo: StepVerbs(infinitive: "change a piece of @ again", past: "Changed a piece of @ again", russian: "снова изменён текст кнопки")
    ),
    StepWording(
      .keysMovePiece, done: LocalizedText(en: "moved a piece of", ru: "перемещён текст кнопки:"),
      undo: StepVerbs(
        infinitive: "move a piece of @ back", past: "Moved a piece of @ back", russian: "возвращён на прежнее место текст кнопки"),
      redo: StepVerbs(infinitive: "move a piece of @ again", past: "Moved a piece of @ again", russian: "снова перемещён текст кнопки")
    ),
    StepWording(
      .keysRemovePiece, done: LocalizedText(en: "deleted from the pieces of", ru: "удалено из текстов кнопки:"),
      undo: StepVerbs(
        infinitive: "bring back what was deleted from the pieces of @", past: "Brought back what was deleted from the pieces of @",
        russian: "возвращено в тексты кнопки"),
      redo: StepVerbs(
        infinitive: "delete from the pieces of @ again", past: "Deleted from the pieces of @ again",
        russian: "снова удалено из текстов кнопки")
    ),
    StepWording(
      .keysReset, done: LocalizedText(en: "reset on the keyboard", ru: "на клавиатуре сброшено:"),
      undo: StepVerbs(infinitive: "take back the reset of @", past: "Took back the reset of @", russian: "отменён сброс"),
      redo: StepVerbs(infinitive: "reset @ again", past: "Reset @ again", russian: "снова сброшено")
    ),
    StepWording(
      .keysSource, done: LocalizedText(en: "chose the board", ru: "выбрана доска:"),
      undo: StepVerbs(infinitive: "take back the choice of @", past: "Took back the choice of @", russian: "отменён выбор доски"),
      redo: StepVerbs(infinitive: "choose @ again", past: "Chose @ again", russian: "снова выбрана доска")
    ),
  ]
}
