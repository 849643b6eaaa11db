import CoreModule
import UBCOTranslation

enum TranslationVerbs {
  static let done: [StepName: (String, String)] = [
    .clearTranslations: ("cleared the translations", "очищена история переводов:")
  ]

  static let undo: [StepName: StepVerbs] = [
    .clearTranslations: StepVerbs(
      infinitive: "bring back the translations of @", past: "Brought back the translations of @", russian: "возвращены переводы"
    )
  ]

  static let redo: [StepName: StepVerbs] = [
    .clearTranslations: StepVerbs(
      infinitive: "clear the translations of @ again", past: "Cleared the translations of @ again", russian: "снова удалены переводы"
    )
  ]
}
