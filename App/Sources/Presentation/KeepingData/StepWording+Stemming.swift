import CoreModule
import Stemming

extension StepWording {
  static let roots = [
    StepWording(
      .stem,
      en: (
        "kept the roots", undo: ("take back the roots @", "Took back the roots @"),
        redo: ("keep the roots @ again", "Kept the roots @ again")
      ),
      ru: ("добавлено в сохранённые корни:", undo: "отменено сохранение корней", redo: "снова добавлено в сохранённые корни")
    ),
    StepWording(
      .stemClear,
      en: (
        "forgot the roots", undo: ("bring back the roots @", "Brought back the roots @"),
        redo: ("forget the roots @ again", "Forgot the roots @ again")
      ),
      ru: ("удалено из сохранённых корней:", undo: "возвращено в сохранённые корни", redo: "снова удалено из сохранённых корней")
    ),
  ]
}
