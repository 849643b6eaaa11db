import CoreModule
import UBCOTranslation

/// The verbs of the steps of translations.
enum TranslationVerbs {
  static let done: [StepName: (String, String)] = [
    .clearTranslations: ("cleared the translations", "очищена история переводов:")
  ]

  static let undo: [StepName: StepVerbs] = [
    .clearTranslations: StepVerbs(
      wouldDo: "bring back the translations of @", did: "Brought back the translations of @", russian: "возвращены переводы"
    )
  ]

  static let redo: [StepName: StepVerbs] = [
    .clearTranslations: StepVerbs(
      wouldDo: "clear the translations of @ again", did: "Cleared the translations of @ again", russian: "снова удалены переводы"
    )
  ]
}
