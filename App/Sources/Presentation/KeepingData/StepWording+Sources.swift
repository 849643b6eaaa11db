import CoreModule
import PersonalDictionary

extension StepWording {
  static let sources = [
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
