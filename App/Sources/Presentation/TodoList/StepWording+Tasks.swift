import CoreModule
import TodoList

extension StepWording {
  static let tasks = [
    StepWording(
      .todoAdd,
      en: ("wrote down", undo: ("take @ out of the tasks", "Took @ out of the tasks"), redo: ("write down @ again", "Wrote down @ again")),
      ru: ("записано:", undo: "убрано из задач", redo: "снова записано")
    ),
    StepWording(
      .todoEdit,
      en: ("changed", undo: ("take back the change of @", "Took back the change of @"), redo: ("change @ again", "Changed @ again")),
      ru: ("изменено:", undo: "возвращено к прежнему виду", redo: "снова изменено")
    ),
    StepWording(
      .todoDone, en: ("did", undo: ("open @ again", "Opened @ again"), redo: ("mark @ as done again", "Marked @ as done again")),
      ru: ("сделано:", undo: "снова открыто", redo: "снова отмечено как сделанное")
    ),
    StepWording(
      .todoUndone, en: ("opened again", undo: ("mark @ as done again", "Marked @ as done again"), redo: ("open @ again", "Opened @ again")),
      ru: ("снова открыто:", undo: "снова отмечено как сделанное", redo: "снова открыто")
    ),
    StepWording(
      .todoSnooze, en: ("put off", undo: ("no longer put off @", "No longer put off: @"), redo: ("put off @ again", "Put off @ again")),
      ru: ("отложено:", undo: "больше не отложено", redo: "снова отложено")
    ),
    StepWording(
      .todoRemove, en: ("deleted", undo: ("bring back @", "Brought back @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("удалено:", undo: "возвращено", redo: "снова удалено")
    ),
    StepWording(
      .todoSync,
      en: (
        "took over from the server", undo: ("take back what the server changed: @", "Took back what the server changed: @"),
        redo: ("take over from the server again: @", "Took over from the server again: @")
      ),
      ru: ("принято с сервера:", undo: "отменено принятое с сервера", redo: "снова принято с сервера")
    ),
  ]
}
