import CoreModule
import PersonalDictionary

/// The forms of a verb for undoing or redoing a step.
struct StepVerbs {
  /// Follows “Would”; `@` stands for the subjects.
  let infinitive: String
  let past: String
  /// The participle, alone or after «Будет».
  let russian: String

  /// The verb of each step, followed by its subjects.
  static let done: [StepName: (String, String)] = [
    .add: ("added", "добавлено:"), .rm: ("deleted", "удалено:"), .edit: ("changed", "изменено:"),
    .star: ("starred", "добавлено в избранное:"), .unstar: ("took the star from", "убрано из избранного:"),
    .lang: ("chose", "выбрано направление:"), .restore: ("restored", "восстановлено из копии:"),
    .fileImport: ("imported", "импортировано:"),
  ].merging(todoDone) { first, _ in first }.merging(keyboardDone) { first, _ in first }.merging(TranslationVerbs.done) { first, _ in first }
    .merging(stemsDone) { first, _ in first }

  private static let undo: [StepName: StepVerbs] = [
    .add: StepVerbs(infinitive: "take out @", past: "Took out @", russian: "убрано"),
    .rm: StepVerbs(infinitive: "bring back @", past: "Brought back @", russian: "возвращено"),
    .edit: StepVerbs(infinitive: "take back the change of @", past: "Took back the change of @", russian: "возвращено к прежнему виду"),
    .star: StepVerbs(infinitive: "take the star from @", past: "Took the star from @", russian: "убрано из избранного"),
    .unstar: StepVerbs(infinitive: "star @ again", past: "Starred @ again", russian: "возвращено в избранное"),
    .lang: StepVerbs(infinitive: "take back the choice of @", past: "Took back the choice of @", russian: "отменён выбор направления"),
    .restore: StepVerbs(
      infinitive: "take back the restore of @", past: "Took back the restore of @", russian: "отменено восстановление из копии"
    ),
    .fileImport: StepVerbs(infinitive: "take back the import of @", past: "Took back the import of @", russian: "отменён импорт"),
  ].merging(todoUndo) { first, _ in first }.merging(keyboardUndo) { first, _ in first }.merging(TranslationVerbs.undo) { first, _ in first }
    .merging(stemsUndo) { first, _ in first }

  private static let redo: [StepName: StepVerbs] = [
    .add: StepVerbs(infinitive: "add @ again", past: "Added @ again", russian: "снова добавлено"),
    .rm: StepVerbs(infinitive: "delete @ again", past: "Deleted @ again", russian: "снова удалено"),
    .edit: StepVerbs(infinitive: "change @ again", past: "Changed @ again", russian: "снова изменено"),
    .star: StepVerbs(infinitive: "star @ again", past: "Starred @ again", russian: "снова добавлено в избранное"),
    .unstar: StepVerbs(infinitive: "take the star from @ again", past: "Took the star from @ again", russian: "снова убрано из избранного"),
    .lang: StepVerbs(infinitive: "choose @ again", past: "Chose @ again", russian: "снова выбрано направление"),
    .restore: StepVerbs(infinitive: "restore @ again", past: "Restored @ again", russian: "снова восстановлено из копии"),
    .fileImport: StepVerbs(infinitive: "import @ again", past: "Imported @ again", russian: "снова импортировано"),
  ].merging(todoRedo) { first, _ in first }.merging(keyboardRedo) { first, _ in first }.merging(TranslationVerbs.redo) { first, _ in first }
    .merging(stemsRedo) { first, _ in first }

  private static func other(_ name: StepName, _ direction: StepDirection) -> StepVerbs {
    switch direction {
    case .undo: StepVerbs(infinitive: "take back “\(name)”: @", past: "Took back “\(name)”: @", russian: "отменено «\(name)»")
    case .redo: StepVerbs(infinitive: "do “\(name)” again: @", past: "Did “\(name)” again: @", russian: "повторено «\(name)»")
    }
  }

  /// The verbs for undoing or redoing a step with this name.
  static func of(_ name: StepName, _ direction: StepDirection) -> StepVerbs {
    (direction == .undo ? undo : redo)[name] ?? ofSources(name, direction) ?? other(name, direction)
  }
}
