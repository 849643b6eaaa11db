import CoreModule
import PersonalDictionary

/// A verb in the forms that the sentences need.
struct StepVerbs {
  /// After “Would”; `@` stands for what it is done to.
  let wouldDo: String
  let did: String
  /// The participle after «Будет», and alone.
  let russian: String

  /// What was done, before what it was done to.
  static let done: [StepName: (String, String)] = [
    .add: ("added", "добавлено:"), .rm: ("deleted", "удалено:"), .edit: ("changed", "изменено:"),
    .star: ("starred", "добавлено в избранное:"), .unstar: ("took the star from", "убрано из избранного:"),
    .lang: ("chose", "выбрано направление:"), .restore: ("restored", "восстановлено из копии:"),
    .fileImport: ("imported", "импортировано:"),
  ].merging(todoDone) { first, _ in first }.merging(keysDone) { first, _ in first }.merging(TranslationVerbs.done) { first, _ in first }
    .merging(stemsDone) { first, _ in first }

  private static let undo: [StepName: StepVerbs] = [
    .add: StepVerbs(wouldDo: "take out @", did: "Took out @", russian: "убрано"),
    .rm: StepVerbs(wouldDo: "bring back @", did: "Brought back @", russian: "возвращено"),
    .edit: StepVerbs(wouldDo: "take back the change of @", did: "Took back the change of @", russian: "возвращено к прежнему виду"),
    .star: StepVerbs(wouldDo: "take the star from @", did: "Took the star from @", russian: "убрано из избранного"),
    .unstar: StepVerbs(wouldDo: "star @ again", did: "Starred @ again", russian: "возвращено в избранное"),
    .lang: StepVerbs(wouldDo: "take back the choice of @", did: "Took back the choice of @", russian: "отменён выбор направления"),
    .restore: StepVerbs(
      wouldDo: "take back the restore of @", did: "Took back the restore of @", russian: "отменено восстановление из копии"
    ),
    .fileImport: StepVerbs(wouldDo: "take back the import of @", did: "Took back the import of @", russian: "отменён импорт"),
  ].merging(todoUndo) { first, _ in first }.merging(keysUndo) { first, _ in first }.merging(TranslationVerbs.undo) { first, _ in first }
    .merging(stemsUndo) { first, _ in first }

  private static let redo: [StepName: StepVerbs] = [
    .add: StepVerbs(wouldDo: "add @ again", did: "Added @ again", russian: "снова добавлено"),
    .rm: StepVerbs(wouldDo: "delete @ again", did: "Deleted @ again", russian: "снова удалено"),
    .edit: StepVerbs(wouldDo: "change @ again", did: "Changed @ again", russian: "снова изменено"),
    .star: StepVerbs(wouldDo: "star @ again", did: "Starred @ again", russian: "снова добавлено в избранное"),
    .unstar: StepVerbs(wouldDo: "take the star from @ again", did: "Took the star from @ again", russian: "снова убрано из избранного"),
    .lang: StepVerbs(wouldDo: "choose @ again", did: "Chose @ again", russian: "снова выбрано направление"),
    .restore: StepVerbs(wouldDo: "restore @ again", did: "Restored @ again", russian: "снова восстановлено из копии"),
    .fileImport: StepVerbs(wouldDo: "import @ again", did: "Imported @ again", russian: "снова импортировано"),
  ].merging(todoRedo) { first, _ in first }.merging(keysRedo) { first, _ in first }.merging(TranslationVerbs.redo) { first, _ in first }
    .merging(stemsRedo) { first, _ in first }

  private static func other(_ name: StepName, _ direction: StepDirection) -> StepVerbs {
    switch direction {
    case .undo: StepVerbs(wouldDo: "take back “\(name)”: @", did: "Took back “\(name)”: @", russian: "отменено «\(name)»")
    case .redo: StepVerbs(wouldDo: "do “\(name)” again: @", did: "Did “\(name)” again: @", russian: "повторено «\(name)»")
    }
  }

  /// What taking a step of this name back, or doing it again, is called.
  static func of(_ name: StepName, _ direction: StepDirection) -> StepVerbs {
    (direction == .undo ? undo : redo)[name] ?? ofSources(name, direction) ?? other(name, direction)
  }
}
