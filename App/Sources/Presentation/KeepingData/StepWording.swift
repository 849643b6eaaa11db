import CoreModule
import PersonalDictionary

/// What is said of one kind of step: that it was done, undone, or done again.
struct StepWording {
  let name: StepName
  /// What was done, followed by its subjects.
  let done: LocalizedText
  let undo: StepVerbs
  let redo: StepVerbs

  /// A verb in English has its infinitive, which follows “Would”, and its past tense.
  init(
    _ name: StepName, en english: (done: String, undo: (String, String), redo: (String, String)),
    ru russian: (done: String, undo: String, redo: String)
  ) {
    self.name = name
    done = LocalizedText(en: english.done, ru: russian.done)
    undo = StepVerbs(infinitive: english.undo.0, past: english.undo.1, russian: russian.undo)
    redo = StepVerbs(infinitive: english.redo.0, past: english.redo.1, russian: russian.redo)
  }

  /// The wording of a step with this name. A step that a newer glot has made is called by its name.
  static func of(_ name: StepName) -> StepWording {
    (words + tasks + keyboard + translations + roots + sources).first { $0.name == name }
      ?? StepWording(
        name,
        en: (
          "\(name):", undo: ("take back “\(name)”: @", "Took back “\(name)”: @"), redo: ("do “\(name)” again: @", "Did “\(name)” again: @")
        ), ru: ("\(name):", undo: "отменено «\(name)»", redo: "повторено «\(name)»")
      )
  }

  private static let words = [
    StepWording(
      .add, en: ("added", undo: ("take out @", "Took out @"), redo: ("add @ again", "Added @ again")),
      ru: ("добавлено:", undo: "убрано", redo: "снова добавлено")
    ),
    StepWording(
      .rm, en: ("deleted", undo: ("bring back @", "Brought back @"), redo: ("delete @ again", "Deleted @ again")),
      ru: ("удалено:", undo: "возвращено", redo: "снова удалено")
    ),
    StepWording(
      .edit, en: ("changed", undo: ("take back the change of @", "Took back the change of @"), redo: ("change @ again", "Changed @ again")),
      ru: ("изменено:", undo: "возвращено к прежнему виду", redo: "снова изменено")
    ),
    StepWording(
      .star, en: ("starred", undo: ("take the star from @", "Took the star from @"), redo: ("star @ again", "Starred @ again")),
      ru: ("добавлено в избранное:", undo: "убрано из избранного", redo: "снова добавлено в избранное")
    ),
    StepWording(
      .unstar,
      en: (
        "took the star from", undo: ("star @ again", "Starred @ again"), redo: ("take the star from @ again", "Took the star from @ again")
      ),
      ru: ("убрано из избранного:", undo: "возвращено в избранное", redo: "снова убрано из избранного")
    ),
    StepWording(
      .lang, en: ("chose", undo: ("take back the choice of @", "Took back the choice of @"), redo: ("choose @ again", "Chose @ again")),
      ru: ("выбрано направление:", undo: "отменён выбор направления", redo: "снова выбрано направление")
    ),
    StepWording(
      .restore,
      en: ("restored", undo: ("take back the restore of @", "Took back the restore of @"), redo: ("restore @ again", "Restored @ again")),
      ru: ("восстановлено из копии:", undo: "отменено восстановление из копии", redo: "снова восстановлено из копии")
    ),
    StepWording(
      .fileImport,
      en: ("imported", undo: ("take back the import of @", "Took back the import of @"), redo: ("import @ again", "Imported @ again")),
      ru: ("импортировано:", undo: "отменён импорт", redo: "снова импортировано")
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
