import CoreModule
import UBCOTranslation

extension StepWording {
  static let translations = [
    StepWording(
      .clearTranslations,
      en: (
        "cleared the translations", undo: ("bring back the translations of @", "Brought back the translations of @"),
        redo: ("clear the translations of @ again", "Cleared the translations of @ again")
      ),
      ru: ("очищена история переводов:", undo: "возвращены переводы", redo: "снова удалены переводы")
    )
  ]
}
