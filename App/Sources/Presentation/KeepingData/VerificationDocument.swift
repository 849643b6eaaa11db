package import CoreModule
package import CorePresentation

/// What is wrong with the data, and what was repaired.
package struct VerificationDocument: Document {
  let problems: [DataProblem]
  let repaired: [DataProblem]

  package init(problems: [DataProblem], repaired: [DataProblem]) { (self.problems, self.repaired) = (problems, repaired) }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("ok", .bool(problems.isEmpty)), ("problems", .array(problems.map { .object($0.members) })),
      ("repaired", .array(repaired.map { .object($0.members) })),
    ])
  }

  package var plain: [[String]] { problems.map { problem in problem.members.map { VerifyPhrases.field($0.1) } } }

  package func text(_ style: TextStyle) -> String {
    let done = repaired.map { VerifyPhrases.repaired($0)(style.language) }
    let found = problems.map { VerifyPhrases.sentence($0)(style.language) }
    return (done + (found.isEmpty ? [VerifyPhrases.sound(style.language)] : found)).joined(separator: "\n")
  }
}
