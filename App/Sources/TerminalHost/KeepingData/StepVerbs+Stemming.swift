import CoreModule
import Stemming

extension StepVerbs {
  static let stemsDone: [StepName: (String, String)] = [
    .stem: ("kept the roots", "добавлено в сохранённые корни:"), .stemClear: ("forgot the roots", "удалено из сохранённых корней:"),
  ]

  static let stemsUndo: [StepName: StepVerbs] = [
    .stem: StepVerbs(wouldDo: "take back the roots @", did: "Took back the roots @", russian: "отменено сохранение корней"),
    .stemClear: StepVerbs(wouldDo: "bring back the roots @", did: "Brought back the roots @", russian: "возвращено в сохранённые корни"),
  ]

  static let stemsRedo: [StepName: StepVerbs] = [
    .stem: StepVerbs(wouldDo: "keep the roots @ again", did: "Kept the roots @ again", russian: "снова добавлено в сохранённые корни"),
    .stemClear: StepVerbs(
      wouldDo: "forget the roots @ again", did: "Forgot the roots @ again", russian: "снова удалено из сохранённых корней"
    ),
  ]
}
