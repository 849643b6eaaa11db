import CoreModule
import TodoList

extension StepWording {
  static let tasks = [
    StepWording(
      .todoAdd, done: LocalizedText(en: "wrote down", ru: "записано:"),
      undo: StepVerbs(infinitive: "take @ out of the tasks", past: "Took @ out of the tasks", russian: "убрано из задач"),
      redo: StepVerbs(infinitive: "write down @ again", past: "Wrote down @ again", russian: "снова записано")
    ),
    StepWording(
      .todoEdit, done: LocalizedText(en: "changed", ru: "изменено:"),
      undo: StepVerbs(infinitive: "take back the change of @", past: "Took back the change of @", russian: "возвращено к прежнему виду"),
      redo: StepVerbs(infinitive: "change @ again", past: "Changed @ again", russian: "снова изменено")
    ),
    StepWording(
      .todoDone, done: LocalizedText(en: "did", ru: "сделано:"),
      undo: StepVerbs(infinitive: "open @ again", past: "Opened @ again", russian: "снова открыто"),
      redo: StepVerbs(infinitive: "mark @ as done again", past: "Marked @ as done again", russian: "снова отмечено как сделанное")
    ),
    StepWording(
      .todoUndone, done: LocalizedText(en: "opened again", ru: "снова открыто:"),
      undo: StepVerbs(infinitive: "mark @ as done again", past: "Marked @ as done again", russian: "снова отмечено как сделанное"),
      redo: StepVerbs(infinitive: "open @ again", past: "Opened @ again", russian: "снова открыто")
    ),
    StepWording(
      .todoSnooze, done: LocalizedText(en: "put off", ru: "отложено:"),
      undo: StepVerbs(infinitive: "no longer put off @", past: "No longer put off: @", russian: "больше не отложено"),
      redo: StepVerbs(infinitive: "put off @ again", past: "Put off @ again", russian: "снова отложено")
    ),
    StepWording(
      .todoRemove, done: LocalizedText(en: "deleted", ru: "удалено:"),
      undo: StepVerbs(infinitive: "bring back @", past: "Brought back @", russian: "возвращено"),
      redo: StepVerbs(infinitive: "delete @ again", past: "Deleted @ again", russian: "снова удалено")
    ),
    StepWording(
      .todoSync, done: LocalizedText(en: "took over from the server", ru: "принято с сервера:"),
      undo: StepVerbs(
        infinitive: "take back what the server changed: @", past: "Took back what the server changed: @",
        russian: "отменено принятое с сервера"),
      redo: StepVerbs(
        infinitive: "take over from the server again: @", past: "Took over from the server again: @", russian: "снова принято с сервера")
    ),
  ]
}
