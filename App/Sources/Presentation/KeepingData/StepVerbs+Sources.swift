import CoreModule
import PersonalDictionary

extension StepVerbs {
  static let doneToSources: [StepName: (String, String)] = [
    .sourceAdd: ("added the source", "добавлен источник:"), .sourceRemove: ("removed the source", "удалён источник:"),
    .sourceMove: ("moved the source", "перемещён источник:"), .sourceEnable: ("enabled the source", "включён источник:"),
    .sourceDisable: ("disabled the source", "отключён источник:"),
  ]

  /// The verbs for undoing or redoing such a step.
  static func ofSources(_ name: StepName, _ direction: StepDirection) -> StepVerbs? {
    (direction == .undo ? undoneToSources : redoneToSources)[name]
  }

  private static let undoneToSources: [StepName: StepVerbs] = [
    .sourceAdd: StepVerbs(infinitive: "take out the source @", past: "Took out the source @", russian: "убран источник"),
    .sourceRemove: StepVerbs(infinitive: "bring back the source @", past: "Brought back the source @", russian: "возвращён источник"),
    .sourceMove: StepVerbs(
      infinitive: "move the source @ back", past: "Moved the source @ back", russian: "возвращён на прежнее место источник"
    ),
    .sourceEnable: StepVerbs(
      infinitive: "disable the source @ again", past: "Disabled the source @ again", russian: "снова отключён источник"),
    .sourceDisable: StepVerbs(
      infinitive: "enable the source @ again", past: "Enabled the source @ again", russian: "снова включён источник"),
  ]

  private static let redoneToSources: [StepName: StepVerbs] = [
    .sourceAdd: StepVerbs(infinitive: "add the source @ again", past: "Added the source @ again", russian: "снова добавлен источник"),
    .sourceRemove: StepVerbs(infinitive: "remove the source @ again", past: "Removed the source @ again", russian: "снова удалён источник"),
    .sourceMove: StepVerbs(infinitive: "move the source @ again", past: "Moved the source @ again", russian: "снова перемещён источник"),
    .sourceEnable: StepVerbs(
      infinitive: "enable the source @ again", past: "Enabled the source @ again", russian: "снова включён источник"),
    .sourceDisable: StepVerbs(
      infinitive: "disable the source @ again", past: "Disabled the source @ again", russian: "снова отключён источник"),
  ]
}
