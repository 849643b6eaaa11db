import CoreModule
import TodoList

extension StepVerbs {
  static let todoDone: [StepName: (String, String)] = [
    .todoAdd: ("wrote down", "записано:"), .todoEdit: ("changed", "изменено:"), .todoDone: ("did", "сделано:"),
    .todoUndone: ("opened again", "снова открыто:"), .todoSnooze: ("put off", "отложено:"),
    .todoRemove: ("deleted", "удалено:"),
    .todoSync: ("took over from the server", "принято с сервера:"),
  ]

  static let todoUndo: [StepName: StepVerbs] = [
    .todoAdd: StepVerbs(infinitive: "take @ out of the tasks", past: "Took @ out of the tasks", russian: "убрано из задач"),
    .todoEdit: StepVerbs(
      infinitive: "take back the change of @", past: "Took back the change of @", russian: "возвращено к прежнему виду"
    ),
    .todoDone: StepVerbs(infinitive: "open @ again", past: "Opened @ again", russian: "снова открыто"),
    .todoUndone: StepVerbs(infinitive: "mark @ as done again", past: "Marked @ as done again", russian: "снова отмечено как сделанное"),
    .todoSnooze: StepVerbs(infinitive: "no longer put off @", past: "No longer put off: @", russian: "больше не отложено"),
    .todoRemove: StepVerbs(infinitive: "bring back @", past: "Brought back @", russian: "возвращено"),
    .todoSync: StepVerbs(
      infinitive: "take back what the server changed: @", past: "Took back what the server changed: @",
      russian: "отменено принятое с сервера"
    ),
  ]

  static let todoRedo: [StepName: StepVerbs] = [
    .todoAdd: StepVerbs(infinitive: "write down @ again", past: "Wrote down @ again", russian: "снова записано"),
    .todoEdit: StepVerbs(infinitive: "change @ again", past: "Changed @ again", russian: "снова изменено"),
    .todoDone: StepVerbs(infinitive: "mark @ as done again", past: "Marked @ as done again", russian: "снова отмечено как сделанное"),
    .todoUndone: StepVerbs(infinitive: "open @ again", past: "Opened @ again", russian: "снова открыто"),
    .todoSnooze: StepVerbs(infinitive: "put off @ again", past: "Put off @ again", russian: "снова отложено"),
    .todoRemove: StepVerbs(infinitive: "delete @ again", past: "Deleted @ again", russian: "снова удалено"),
    .todoSync: StepVerbs(
      infinitive: "take over from the server again: @", past: "Took over from the server again: @", russian: "снова принято с сервера"
    ),
  ]
}
