import ContentKeyboard
import CoreModule

extension StepVerbs {
  static let keysDone: [StepName: (String, String)] = [
    .keysAdd: ("added to the keyboard", "на клавиатуру добавлено:"), .keysEdit: ("changed on the keyboard", "на клавиатуре изменено:"),
    .keysMove: ("moved on the keyboard", "на клавиатуре перемещено:"), .keysRemove: ("deleted from the keyboard", "с клавиатуры удалено:"),
    .keysAddPiece: ("added to the pieces of", "добавлено в тексты кнопки:"),
    .keysEditPiece: ("changed a piece of", "изменён текст кнопки:"), .keysMovePiece: ("moved a piece of", "перемещён текст кнопки:"),
    .keysRemovePiece: ("deleted from the pieces of", "удалено из текстов кнопки:"),
    .keysReset: ("reset on the keyboard", "на клавиатуре сброшено:"), .keysSource: ("chose the board", "выбрана доска:"),
  ]

  static let keysUndo: [StepName: StepVerbs] = [
    .keysAdd: StepVerbs(wouldDo: "take out @", did: "Took out @", russian: "убрано с клавиатуры"),
    .keysEdit: StepVerbs(wouldDo: "take back the change of @", did: "Took back the change of @", russian: "возвращено к прежнему виду"),
    .keysMove: StepVerbs(wouldDo: "move @ back", did: "Moved @ back", russian: "возвращено на прежнее место"),
    .keysRemove: StepVerbs(wouldDo: "bring back @", did: "Brought back @", russian: "возвращено"),
    .keysAddPiece: StepVerbs(
      wouldDo: "take out what was added to the pieces of @", did: "Took out what was added to the pieces of @",
      russian: "убрано из текстов кнопки"
    ),
    .keysEditPiece: StepVerbs(
      wouldDo: "take back the change of a piece of @", did: "Took back the change of a piece of @",
      russian: "возвращён прежний текст кнопки"
    ),
    .keysMovePiece: StepVerbs(
      wouldDo: "move a piece of @ back", did: "Moved a piece of @ back", russian: "возвращён на прежнее место текст кнопки"
    ),
    .keysRemovePiece: StepVerbs(
      wouldDo: "bring back what was deleted from the pieces of @", did: "Brought back what was deleted from the pieces of @",
      russian: "возвращено в тексты кнопки"
    ),
    .keysReset: StepVerbs(wouldDo: "take back the reset of @", did: "Took back the reset of @", russian: "отменён сброс"),
    .keysSource: StepVerbs(
      wouldDo: "take back the choice of @", did: "Took back the choice of @", russian: "отменён выбор доски"
    ),
  ]

  static let keysRedo: [StepName: StepVerbs] = [
    .keysAdd: StepVerbs(wouldDo: "add @ again", did: "Added @ again", russian: "снова добавлено на клавиатуру"),
    .keysEdit: StepVerbs(wouldDo: "change @ again", did: "Changed @ again", russian: "снова изменено"),
    .keysMove: StepVerbs(wouldDo: "move @ again", did: "Moved @ again", russian: "снова перемещено"),
    .keysRemove: StepVerbs(wouldDo: "delete @ again", did: "Deleted @ again", russian: "снова удалено"),
    .keysAddPiece: StepVerbs(
      wouldDo: "add to the pieces of @ again", did: "Added to the pieces of @ again", russian: "снова добавлено в тексты кнопки"
    ),
    .keysEditPiece: StepVerbs(
      wouldDo: "change a piece of @ again", did: "Changed a piece of @ again", russian: "снова изменён текст кнопки"
    ),
    .keysMovePiece: StepVerbs(wouldDo: "move a piece of @ again", did: "Moved a piece of @ again", russian: "снова перемещён текст кнопки"),
    .keysRemovePiece: StepVerbs(
      wouldDo: "delete from the pieces of @ again", did: "Deleted from the pieces of @ again", russian: "снова удалено из текстов кнопки"
    ),
    .keysReset: StepVerbs(wouldDo: "reset @ again", did: "Reset @ again", russian: "снова сброшено"),
    .keysSource: StepVerbs(wouldDo: "choose @ again", did: "Chose @ again", russian: "снова выбрана доска"),
  ]
}
