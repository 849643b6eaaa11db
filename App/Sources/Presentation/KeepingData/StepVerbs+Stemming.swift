import CoreModule
import Stemming

extension StepVerbs {
  static let stemsDone: [StepName: (String, String)] = [
    .stem: ("kept the roots", "добавлено в сохранённые корни:"), .stemClear: ("forgot the roots", "удалено из сохранённых корней:"),
  ]

  static let stemsUndo: [StepName: StepVerbs] = [
    .stem: StepVerbs(infinitive: "take back the roots @", past: "Took back the roots @", russian: "отменено сохранение корней"),
    .stemClear: StepVerbs(
      infinitive: "bring back the roots @", past: "Brought back the roots @", russian: "возвращено в сохранённые корни"),
  ]

  static let stemsRedo: [StepName: StepVerbs] = [
    .stem: StepVerbs(infinitive: "keep the roots @ again", past: "Kept the roots @ again", russian: "снова добавлено в сохранённые корни"),
    .stemClear: StepVerbs(
      infinitive: "forget the roots @ again", past: "Forgot the roots @ again", russian: "снова удалено из сохранённых корней"
    ),
  ]
}
