import CoreModule
import PersonalDictionary

extension StepVerbs {
  /// What was done to the chain of sources.
  static let doneToSources: [StepName: (String, String)] = [
    .sourceAdd: ("added the source", "добавлен источник:"), .sourceRemove: ("removed the source", "удалён источник:"),
    .sourceMove: ("moved the source", "перемещён источник:"), .sourceEnable: ("enabled the source", "включён источник:"),
    .sourceDisable: ("disabled the source", "отключён источник:"),
  ]

  /// What taking such a step back, or doing it again, is called.
  static func ofSources(_ name: StepName, _ direction: StepDirection) -> StepVerbs? {
    (direction == .undo ? undoneToSources : redoneToSources)[name]
  }

  private static let undoneToSources: [StepName: StepVerbs] = [
    .sourceAdd: StepVerbs(wouldDo: "take out the source @", did: "Took out the source @", russian: "убран источник"),
    .sourceRemove: StepVerbs(wouldDo: "bring back the source @", did: "Brought back the source @", russian: "возвращён источник"),
    .sourceMove: StepVerbs(
      wouldDo: "move the source @ back", did: "Moved the source @ back", russian: "возвращён на прежнее место источник"
    ),
    .sourceEnable: StepVerbs(wouldDo: "disable the source @ again", did: "Disabled the source @ again", russian: "снова отключён источник"),
    .sourceDisable: StepVerbs(wouldDo: "enable the source @ again", did: "Enabled the source @ again", russian: "снова включён источник"),
  ]

  private static let redoneToSources: [StepName: StepVerbs] = [
    .sourceAdd: StepVerbs(wouldDo: "add the source @ again", did: "Added the source @ again", russian: "снова добавлен источник"),
    .sourceRemove: StepVerbs(wouldDo: "remove the source @ again", did: "Removed the source @ again", russian: "снова удалён источник"),
    .sourceMove: StepVerbs(wouldDo: "move the source @ again", did: "Moved the source @ again", russian: "снова перемещён источник"),
    .sourceEnable: StepVerbs(wouldDo: "enable the source @ again", did: "Enabled the source @ again", russian: "снова включён источник"),
    .sourceDisable: StepVerbs(
      wouldDo: "disable the source @ again", did: "Disabled the source @ again", russian: "снова отключён источник"),
  ]
}
