import ContentKeyboard
import CoreModule

extension StepVerbs {
  static let keysDone: [StepName: (String, String)] = [
    .keysAdd: ("added to the keyboard", "на клавиатуру добавлено:"), .keysEdit: ("changed on the keyboard", "на клавиатуре изменено:"),
    .keysMove: ("moved on the keyboard", "на клавиатуре перемещено:"), .keysRemove: ("deleted from the keyboard", "с клавиатуры удалено:"),
    .keysSource: ("chose the board", "выбрана доска:"),
  ]

  static let keysUndo: [StepName: StepVerbs] = [
    .keysAdd: StepVerbs(wouldDo: "take out @", did: "Took out @", russian: "убрано с клавиатуры"),
    .keysEdit: StepVerbs(wouldDo: "take back the change of @", did: "Took back the change of @", russian: "возвращено к прежнему виду"),
    .keysMove: StepVerbs(wouldDo: "move @ back", did: "Moved @ back", russian: "возвращено на прежнее место"),
    .keysRemove: StepVerbs(wouldDo: "bring back @", did: "Brought back @", russian: "возвращено"),
    .keysSource: StepVerbs(
      wouldDo: "take back the choice of @", did: "Took back the choice of @", russian: "отменён выбор доски"
    ),
  ]

  static let keysRedo: [StepName: StepVerbs] = [
    .keysAdd: StepVerbs(wouldDo: "add @ again", did: "Added @ again", russian: "снова добавлено на клавиатуру"),
    .keysEdit: StepVerbs(wouldDo: "change @ again", did: "Changed @ again", russian: "снова изменено"),
    .keysMove: StepVerbs(wouldDo: "move @ again", did: "Moved @ again", russian: "снова перемещено"),
    .keysRemove: StepVerbs(wouldDo: "delete @ again", did: "Deleted @ again", russian: "снова удалено"),
    .keysSource: StepVerbs(wouldDo: "choose @ again", did: "Chose @ again", russian: "снова выбрана доска"),
  ]
}
