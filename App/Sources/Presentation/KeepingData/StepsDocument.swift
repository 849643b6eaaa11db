package import CoreModule
package import CorePresentation

package struct StepsDocument: Document {
  package let steps: [UndoStep]

  package init(steps: [UndoStep]) {
    self.steps = steps
  }

  package func json(_ localTime: LocalTime) -> JSON { StepMembers.json(steps, localTime) }

  package var plain: [[String]] { steps.map(StepMembers.record) }

  package func text(_ style: TextStyle) -> String {
    let rows = steps.map { step in
      let undone = step.isUndone ? style.dim("(\(StepPhrases.undone(style.language)))") : ""
      return [
        style.dim("\(step.number)"), style.dim(StepPhrases.time(step.made, style)(style.language)),
        StepPhrases.done(step)(style.language) + (undone.isEmpty ? "" : " " + undone),
      ]
    }
    return TextTable(columns: [.right, .left, .left], flexible: 2).text(rows, width: style.width)
  }
}

/// Steps that were undone or redone, or would be in a dry run.
package struct ChangedStepsDocument: Document {
  package let steps: [UndoStep]
  package let direction: StepDirection
  package let isDryRun: Bool

  package init(steps: [UndoStep], direction: StepDirection, isDryRun: Bool = false) {
    self.steps = steps
    self.direction = direction
    self.isDryRun = isDryRun
  }

  package func json(_ localTime: LocalTime) -> JSON { StepMembers.json(steps, localTime) }

  package var plain: [[String]] { steps.map(StepMembers.record) }

  package func text(_ style: TextStyle) -> String {
    steps.map { step in
      let effect = StepPhrases.effect(of: step, direction)
      return style.line((isDryRun ? effect.announced : effect.reported)(style.language))
    }.joined(separator: "\n")
  }
}

/// The JSON members of a step.
private enum StepMembers {
  static func json(_ steps: [UndoStep], _ localTime: LocalTime) -> JSON {
    .object([
      (
        "steps",
        .array(
          steps.map { step in
            .object([
              ("number", .number(step.number)), ("command", .string(step.name.description)), ("subjects", JSON(step.subjects)),
              ("subject_count", .number(step.subjectCount)), ("at", .string(localTime.rfc3339(step.made))),
              ("undone", .bool(step.isUndone)),
            ])
          })
      )
    ])
  }

  static func record(_ step: UndoStep) -> [String] {
    [
      "\(step.number)", LocalTime { _ in 0 }.rfc3339(step.made), step.name.description, step.subjects.joined(separator: "; "),
      step.isUndone ? "-" : "",
    ]
  }
}
