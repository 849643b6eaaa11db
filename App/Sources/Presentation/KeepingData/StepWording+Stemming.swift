import CoreModule
import Stemming

extension StepWording {
  static let roots = [
    StepWording(
      .stem, done: LocalizedText(en: "kept the roots", ru: "добавлено в сохранённые корни:"),
      undo: StepVerbs(infinitive: "take back the roots @", past: "Took back the roots @", russian: "отменено сохранение корней"),
      redo: StepVerbs(infinitive: "keep the roots @ again", past: "Kept the roots @ again", russian: "снова добавлено в сохранённые корни")
    ),
    StepWording(
      .stemClear, done: LocalizedText(en: "forgot the roots", ru: "удалено из сохранённых корней:"),
      undo: StepVerbs(infinitive: "bring back the roots @", past: "Brought back the roots @", russian: "возвращено в сохранённые корни"),
      redo: StepVerbs(
        infinitive: "forget the roots @ again", past: "Forgot the roots @ again", russian: "снова удалено из сохранённых корней")
    ),
  ]
}
