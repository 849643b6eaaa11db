import CoreModule
package import CorePresentation
package import Practice
import PracticeScheduling

extension Problem {
  package init(_ problem: PracticeProblem) {
    switch problem {
    case .movedOn:
      self.init(
        .tryAgainLater, "answered_elsewhere",
        en: ("This card was just answered or changed in another terminal.", "That answer counts; this one was not stored."),
        ru: ("На эту карточку только что ответили в другом терминале.", "Тот ответ сохранён, этот — нет.")
      )
    case .scheduling(let problem): self = .scheduling(problem)
    case .optimization(.tooFewReviews(let count, let needed)):
      self.init(
        .nothingFound, "too_few_answers",
        en: (
          "There are \(count) answers given a day or more after the one before, and the schedule can be fitted to \(needed) or more.",
          "Keep practising: the default schedule is a good one until then."
        ),
        ru: (
          "Ответов через день и больше после предыдущего пока \(count), а подобрать расписание можно, когда их не меньше \(needed).",
          "Занимайтесь дальше: обычное расписание до тех пор подходит."
        )
      )
    case .optimization(.cancelled):
      self.init(
        .tryAgainLater, "cancelled",
        LocalizedText(en: "Cancelled; the schedule is as before.", ru: "Отменено; расписание прежнее.")
      )
    case .storage(let error): self.init(error)
    }
  }

  package init(_ error: PracticeStoreError) {
    switch error {
    case .storage(let error): self.init(error)
    case .movedOn(let card): self.init(PracticeProblem.movedOn(card))
    }
  }

  private static func scheduling(_ problem: SchedulingProblem) -> Problem {
    switch problem {
    case .retentionOutOfBounds(let value, let bounds):
      return Problem(
        .configuration, "bad_configuration",
        en: (
          "“\(value)” is not valid for practice.retention.", "Use a number from \(bounds.lowerBound) to \(bounds.upperBound)."
        ),
        ru: (
          "«\(value)» не подходит для practice.retention.", "Укажите число от \(bounds.lowerBound) до \(bounds.upperBound)."
        )
      )
    case .wrongParameterCount, .parameterOutOfBounds, .maximumIntervalOutOfBounds, .stepNotPositive:
      return Problem(
        .badData, "bad_parameters",
        en: ("The stored parameters of the schedule cannot be used.", "To fit them again: glot practice optimise"),
        ru: ("Сохранённые параметры расписания непригодны.", "Подобрать их заново: glot practice optimise")
      )
    }
  }
}
