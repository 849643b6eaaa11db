import CoreModule
import PersonalDictionary

extension StepWording {
  static let sources = [
    StepWording(
      .sourceAdd, done: LocalizedText(en: "added the source", ru: "добавлен источник:"),
      undo: StepVerbs(infinitive: "take out the source @", past: "Took out the source @", russian: "убран источник"),
      redo: StepVerbs(infinitive: "add the source @ again", past: "Added the source @ again", russian: "снова добавлен источник")
    ),
    StepWording(
      .sourceRemove, done: LocalizedText(en: "removed the source", ru: "удалён источник:"),
      undo: StepVerbs(infinitive: "bring back the source @", past: "Brought back the source @", russian: "возвращён источник"),
      redo: StepVerbs(infinitive: "remove the source @ again", past: "Removed the source @ again", russian: "снова удалён источник")
    ),
    StepWording(
      .sourceMove, done: LocalizedText(en: "moved the source", ru: "перемещён источник:"),
      undo: StepVerbs(
        infinitive: "move the source @ back", past: "Moved the source @ back", russian: "возвращён на прежнее место источник"),
      redo: StepVerbs(infinitive: "move the source @ again", past: "Moved the source @ again", russian: "снова перемещён источник")
    ),
    StepWording(
      .sourceEnable, done: LocalizedText(en: "enabled the source", ru: "включён источник:"),
      undo: StepVerbs(infinitive: "disable the source @ again", past: "Disabled the source @ again", russian: "снова отключён источник"),
      redo: StepVerbs(infinitive: "enable the source @ again", past: "Enabled the source @ again", russian: "снова включён источник")
    ),
    StepWording(
      .sourceDisable, done: LocalizedText(en: "disabled the source", ru: "отключён источник:"),
      undo: StepVerbs(infinitive: "enable the source @ again", past: "Enabled the source @ again", russian: "снова включён источник"),
      redo: StepVerbs(infinitive: "disable the source @ again", past: "Disabled the source @ again", russian: "снова отключён источник")
    ),
  ]
}
