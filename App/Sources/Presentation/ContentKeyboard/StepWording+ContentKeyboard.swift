import ContentKeyboard
import CoreModule

extension StepWording {
  static let keyboard = [
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
  ]
}
