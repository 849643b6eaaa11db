import CoreModule
import PersonalDictionary

/// What is said of one kind of step: that it was done, undone, or done again.
struct StepWording {
  let name: StepName
  /// What was done, followed by its subjects.
  let done: LocalizedText
  let undo: StepVerbs
  let redo: StepVerbs

  init(_ name: StepName, done: LocalizedText, undo: StepVerbs, redo: StepVerbs) {
    self.name = name
    self.done = done
    self.undo = undo
    self.redo = redo
  }

  /// The wording of a step with this name. A step that a newer glot has made is called by its name.
  static func of(_ name: StepName) -> StepWording {
    (words + tasks + keyboard + translations + roots + sources).first { $0.name == name }
      ?? StepWording(
        name, done: LocalizedText(verbatim: "\(name):"),
        undo: StepVerbs(infinitive: "take back “\(name)”: @", past: "Took back “\(name)”: @", russian: "отменено «\(name)»"),
        redo: StepVerbs(infinitive: "do “\(name)” again: @", past: "Did “\(name)” again: @", russian: "повторено «\(name)»")
      )
  }

  private static let words = [
    StepWording(
      .add, done: LocalizedText(en: "added", ru: "добавлено:"),
      undo: StepVerbs(infinitive: "take out @", past: "Took out @", russian: "убрано"),
      redo: StepVerbs(infinitive: "add @ again", past: "Added @ again", russian: "снова добавлено")
    ),
    StepWording(
      .rm, done: LocalizedText(en: "deleted", ru: "удалено:"),
      undo: StepVerbs(infinitive: "bring back @", past: "Brought back @", russian: "возвращено"),
      redo: StepVerbs(infinitive: "delete @ again", past: "Deleted @ again", russian: "снова удалено")
    ),
    StepWording(
      .edit, done: LocalizedText(en: "changed", ru: "изменено:"),
      undo: StepVerbs(infinitive: "take back the change of @", past: "Took back the change of @", russian: "возвращено к прежнему виду"),
      redo: StepVerbs(infinitive: "change @ again", past: "Changed @ again", russian: "снова изменено")
    ),
    StepWording(
      .star, done: LocalizedText(en: "starred", ru: "добавлено в избранное:"),
      undo: StepVerbs(infinitive: "take the star from @", past: "Took the star from @", russian: "убрано из избранного"),
      redo: StepVerbs(infinitive: "star @ again", past: "Starred @ again", russian: "снова добавлено в избранное")
    ),
    StepWording(
      .unstar, done: LocalizedText(en: "took the star from", ru: "убрано из избранного:"),
      undo: StepVerbs(infinitive: "star @ again", past: "Starred @ again", russian: "возвращено в избранное"),
      redo: StepVerbs(infinitive: "take the star from @ again", past: "Took the star from @ again", russian: "снова убрано из избранного")
    ),
    StepWording(
      .lang, done: LocalizedText(en: "chose", ru: "выбрано направление:"),
      undo: StepVerbs(infinitive: "take back the choice of @", past: "Took back the choice of @", russian: "отменён выбор направления"),
      redo: StepVerbs(infinitive: "choose @ again", past: "Chose @ again", russian: "снова выбрано направление")
    ),
    StepWording(
      .restore, done: LocalizedText(en: "restored", ru: "восстановлено из копии:"),
      undo: StepVerbs(
        infinitive: "take back the restore of @", past: "Took back the restore of @", russian: "отменено восстановление из копии"),
      redo: StepVerbs(infinitive: "restore @ again", past: "Restored @ again", russian: "снова восстановлено из копии")
    ),
    StepWording(
      .fileImport, done: LocalizedText(en: "imported", ru: "импортировано:"),
      undo: StepVerbs(infinitive: "take back the import of @", past: "Took back the import of @", russian: "отменён импорт"),
      redo: StepVerbs(infinitive: "import @ again", past: "Imported @ again", russian: "снова импортировано")
    ),
  ]
}

/// The forms of a verb for undoing or redoing a step.
struct StepVerbs {
  /// Follows “Would”; `@` stands for the subjects.
  let infinitive: String
  let past: String
  /// The participle, alone or after «Будет».
  let russian: String
}
