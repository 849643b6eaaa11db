import ContentKeyboard
import CoreModule

extension StepVerbs {
  static let keyboardDone: [StepName: (String, String)] = [
    .keysAdd: ("added to the keyboard", "на клавиатуру добавлено:"), .keysEdit: ("changed on the keyboard", "на клавиатуре изменено:"),
    .keysMove: ("moved on the keyboard", "на клавиатуре перемещено:"), .keysRemove: ("deleted from the keyboard", "с клавиатуры удалено:"),
    .keysAddPiece: ("added to the pieces of", "добавлено в тексты кнопки:"),
    .keysEditPiece: ("changed a piece of", "изменён текст кнопки:"), .keysMovePiece: ("moved a piece of", "перемещён текст кнопки:"),
    .keysRemovePiece: ("deleted from the pieces of", "удалено из текстов кнопки:"),
    .keysReset: ("reset on the keyboard", "на клавиатуре сброшено:"), .keysSource: ("chose the board", "выбрана доска:"),
  ]

  static let keyboardUndo: [StepName: StepVerbs] = [
    .keysAdd: StepVerbs(infinitive: "take out @", past: "Took out @", russian: "убрано с клавиатуры"),
    .keysEdit: StepVerbs(infinitive: "take back the change of @", past: "Took back the change of @", russian: "возвращено к прежнему виду"),
    .keysMove: StepVerbs(infinitive: "move @ back", past: "Moved @ back", russian: "возвращено на прежнее место"),
    .keysRemove: StepVerbs(infinitive: "bring back @", past: "Brought back @", russian: "возвращено"),
    .keysAddPiece: StepVerbs(
      infinitive: "take out what was added to the pieces of @", past: "Took out what was added to the pieces of @",
      russian: "убрано из текстов кнопки"
    ),
    .keysEditPiece: StepVerbs(
      infinitive: "take back the change of a piece of @", past: "Took back the change of a piece of @",
      russian: "возвращён прежний текст кнопки"
    ),
    .keysMovePiece: StepVerbs(
      infinitive: "move a piece of @ back", past: "Moved a piece of @ back", russian: "возвращён на прежнее место текст кнопки"
    ),
    .keysRemovePiece: StepVerbs(
      infinitive: "bring back what was deleted from the pieces of @", past: "Brought back what was deleted from the pieces of @",
      russian: "возвращено в тексты кнопки"
    ),
    .keysReset: StepVerbs(infinitive: "take back the reset of @", past: "Took back the reset of @", russian: "отменён сброс"),
    .keysSource: StepVerbs(
      infinitive: "take back the choice of @", past: "Took back the choice of @", russian: "отменён выбор доски"
    ),
  ]

  static let keyboardRedo: [StepName: StepVerbs] = [
    .keysAdd: StepVerbs(infinitive: "add @ again", past: "Added @ again", russian: "снова добавлено на клавиатуру"),
    .keysEdit: StepVerbs(infinitive: "change @ again", past: "Changed @ again", russian: "снова изменено"),
    .keysMove: StepVerbs(infinitive: "move @ again", past: "Moved @ again", russian: "снова перемещено"),
    .keysRemove: StepVerbs(infinitive: "delete @ again", past: "Deleted @ again", russian: "снова удалено"),
    .keysAddPiece: StepVerbs(
      infinitive: "add to the pieces of @ again", past: "Added to the pieces of @ again", russian: "снова добавлено в тексты кнопки"
    ),
    .keysEditPiece: StepVerbs(
      infinitive: "change a piece of @ again", past: "Changed a piece of @ again", russian: "снова изменён текст кнопки"
    ),
    .keysMovePiece: StepVerbs(
      infinitive: "move a piece of @ again", past: "Moved a piece of @ again", russian: "снова перемещён текст кнопки"),
    .keysRemovePiece: StepVerbs(
      infinitive: "delete from the pieces of @ again", past: "Deleted from the pieces of @ again",
      russian: "снова удалено из текстов кнопки"
    ),
    .keysReset: StepVerbs(infinitive: "reset @ again", past: "Reset @ again", russian: "снова сброшено"),
    .keysSource: StepVerbs(infinitive: "choose @ again", past: "Chose @ again", russian: "снова выбрана доска"),
  ]
}
