package import CoreModule
package import CorePresentation

package enum StepDirection {
  case undo
  case redo
}

/// The effect of undoing or redoing a step.
package struct StepEffect {
  /// For a dry run: `Would restore casa.`
  package let announced: LocalizedText
  /// After the change: `Restored casa.`
  package let reported: LocalizedText
}

package enum StepPhrases {
  package static let undone = LocalizedText(en: "undone", ru: "отменено")
  package static let nothingChanged = LocalizedText(en: "There are no changes yet.", ru: "Изменений пока не было.")

  package static func nothing(to direction: StepDirection) -> Problem {
    switch direction {
    case .undo:
      Problem(.nothingFound, "nothing_to_undo", LocalizedText(en: "There is nothing to undo.", ru: "Отменять нечего."))
    case .redo:
      Problem(.nothingFound, "nothing_to_redo", LocalizedText(en: "There is nothing to redo.", ru: "Повторять нечего."))
    }
  }

  /// As in `deleted casa`.
  package static func done(_ step: UndoStep) -> LocalizedText {
    let wording = StepWording.of(step.name)
    guard wording.namesSubjects else { return wording.done }
    let (done, subjects) = (wording.done, subjects(of: step))
    return LocalizedText(en: "\(done(.english)) \(subjects(.english))", ru: "\(done(.russian)) \(subjects(.russian))")
  }

  package static func effect(of step: UndoStep, _ direction: StepDirection) -> StepEffect {
    let subjects = subjects(of: step)
    let wording = StepWording.of(step.name)
    let verbs = direction == .undo ? wording.undo : wording.redo
    let russian = verbs.russian + (wording.namesSubjects ? ": \(subjects(.russian))" : "")
    return StepEffect(
      announced: LocalizedText(
        en: "Would \(verbs.infinitive.replacing("@", with: subjects(.english), maxReplacements: 1)).",
        ru: "Будет \(russian)."
      ),
      reported: LocalizedText(
        en: "\(verbs.past.replacing("@", with: subjects(.english), maxReplacements: 1)).",
        ru: "\(russian.capitalizedFirst)."
      )
    )
  }

  /// As in `21 November, 19:30`.
  package static func time(_ moment: Timestamp, _ style: TextStyle) -> LocalizedText {
    let day = DatePhrases.day(style.localTime.day(of: moment), today: style.localTime.day(of: style.now))
    let clock = style.localTime.hoursAndMinutes(of: moment)
    return LocalizedText(en: "\(day(.english)), \(clock)", ru: "\(day(.russian)), \(clock)")
  }

  /// Names the first three subjects and counts the others.
  private static func subjects(of step: UndoStep) -> LocalizedText {
    // An import has no subjects of its own if it only changes words that exist already.
    guard step.subjectCount > 0 else { return LocalizedText(en: "data", ru: "данные") }
    guard step.subjectCount > 3 else { return LocalizedText(verbatim: step.subjects.withoutRepeats().joined(separator: ", ")) }
    let named = step.subjects.prefix(3).joined(separator: ", ")
    return LocalizedText(en: "\(named) and \(step.subjectCount - 3) more", ru: "\(named) и ещё \(step.subjectCount - 3)")
  }
}

extension Problem {
  package init(_ error: UndoError) {
    switch error {
    case .storage(let error): self.init(error)
    case .impossible(let step):
      let done = StepPhrases.done(step)
      self.init(
        .badData, "does_not_fit",
        LocalizedText(
          en: "Step \(step.number) (\(done(.english))) does not fit the data as it is now.",
          ru: "Шаг \(step.number) (\(done(.russian))) не подходит к нынешним данным."
        ),
        hint: LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")
      )
    }
  }
}
