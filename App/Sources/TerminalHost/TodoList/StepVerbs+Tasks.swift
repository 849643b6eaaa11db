import CoreModule
import TodoList

/// What was done to tasks, and what taking it back is called.
extension StepVerbs {
  static let todoDone: [StepName: (String, String)] = [
    .todoAdd: ("wrote down", "записано:"), .todoEdit: ("changed", "изменено:"), .todoDone: ("did", "сделано:"),
    .todoUndone: ("opened again", "снова открыто:"), .todoSnooze: ("put off", "отложено:"),
    .todoRemove: ("deleted", "удалено:"),
    .todoSync: ("took over from the server", "принято с сервера:"),
  ]

  static let todoUndo: [StepName: StepVerbs] = [
    .todoAdd: StepVerbs(wouldDo: "take @ out of the tasks", did: "Took @ out of the tasks", russian: "убрано из задач"),
    .todoEdit: StepVerbs(
      wouldDo: "take back the change of @", did: "Took back the change of @", russian: "возвращено к прежнему виду"
    ),
    .todoDone: StepVerbs(wouldDo: "open @ again", did: "Opened @ again", russian: "снова открыто"),
    .todoUndone: StepVerbs(wouldDo: "mark @ as done again", did: "Marked @ as done again", russian: "снова отмечено как сделанное"),
    .todoSnooze: StepVerbs(wouldDo: "no longer put off @", did: "No longer put off: @", russian: "больше не отложено"),
    .todoRemove: StepVerbs(wouldDo: "bring back @", did: "Brought back @", russian: "возвращено"),
    .todoSync: StepVerbs(
      wouldDo: "take back what the server changed: @", did: "Took back what the server changed: @", russian: "отменено принятое с сервера"
    ),
  ]

  static let todoRedo: [StepName: StepVerbs] = [
    .todoAdd: StepVerbs(wouldDo: "write down @ again", did: "Wrote down @ again", russian: "снова записано"),
    .todoEdit: StepVerbs(wouldDo: "change @ again", did: "Changed @ again", russian: "снова изменено"),
    .todoDone: StepVerbs(wouldDo: "mark @ as done again", did: "Marked @ as done again", russian: "снова отмечено как сделанное"),
    .todoUndone: StepVerbs(wouldDo: "open @ again", did: "Opened @ again", russian: "снова открыто"),
    .todoSnooze: StepVerbs(wouldDo: "put off @ again", did: "Put off @ again", russian: "снова отложено"),
    .todoRemove: StepVerbs(wouldDo: "delete @ again", did: "Deleted @ again", russian: "снова удалено"),
    .todoSync: StepVerbs(
      wouldDo: "take over from the server again: @", did: "Took over from the server again: @", russian: "снова принято с сервера"
    ),
  ]
}
