import CoreModule
import UBCOTranslation

extension StepWording {
  static let translations = [
    StepWording(
      .clearTranslations, done: LocalizedText(en: "cleared the translations", ru: "очищена история переводов:"),
      undo: StepVerbs(
        infinitive: "bring back the translations of @", past: "Brought back the translations of @", russian: "возвращены переводы"),
      redo: StepVerbs(
        infinitive: "clear the translations of @ again", past: "Cleared the translations of @ again", russian: "снова удалены переводы")
    )
  ]
}
