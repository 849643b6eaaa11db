import CoreModule
package import CorePresentation
package import Practice
import PracticeScheduling

extension Problem {
  package init(_ problem: PracticeProblem) {
    switch problem {
    case .movedOn: self = .answeredElsewhere
    case .setAside: self = .setAsideElsewhere
    case .deleted: self = .deletedElsewhere
    case .alreadyUndone: self = .undoneElsewhere
    case .changedSince: self = .changedElsewhere
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
    case .setAside(let card): self.init(PracticeProblem.setAside(card))
    }
  }

  private static let answeredElsewhere = Problem(
    .tryAgainLater, "answered_elsewhere",
    en: ("This card was just answered or changed in another terminal.", "That counts; this answer was not stored."),
    ru: ("На эту карточку только что ответили в другом терминале.", "Этот ответ не сохранён.")
  )
  private static let setAsideElsewhere = Problem(
    .tryAgainLater, "set_aside_elsewhere",
    en: ("This word was just set aside or put off in another terminal.", "The answer was not stored."),
    ru: ("Это слово только что исключили из повторения или отложили в другом терминале.", "Ответ не сохранён.")
  )
  private static let deletedElsewhere = Problem(
    .tryAgainLater, "deleted_elsewhere", en: ("This word was just deleted in another terminal.", "The answer was not stored."),
    ru: ("Это слово только что удалили в другом терминале.", "Ответ не сохранён.")
  )
  private static let undoneElsewhere = Problem(
    .tryAgainLater, "undone_elsewhere", en: ("That answer was already taken back in another terminal.", "Practice goes on."),
    ru: ("Этот ответ уже отменили в другом терминале.", "Повторение продолжается.")
  )
  private static let changedElsewhere = Problem(
    .tryAgainLater, "changed_elsewhere",
    en: ("That answer cannot be taken back: its card has since been answered or changed in another terminal.", "Practice goes on."),
    ru: ("Этот ответ нельзя отменить: его карточку с тех пор изменили в другом терминале.", "Повторение продолжается.")
  )

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
