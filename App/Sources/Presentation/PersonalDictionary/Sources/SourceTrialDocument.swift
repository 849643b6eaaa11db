package import CoreModule
package import CorePresentation
package import PersonalDictionary

package struct SourceTrialDocument: Document {
  package let trial: SourceTrial

  package init(trial: SourceTrial) { self.trial = trial }

  package func json(_ localTime: LocalTime) -> JSON {
    let answer = trial.answer
    return .object([
      ("source", .string(trial.source)), ("text", .string(trial.text)), ("from", .string(answer.direction.from.code)),
      ("to", .string(answer.direction.to.code)), ("translations", JSON(answer.translations)),
      ("entries", .array(answer.entries.map { $0.json(answer.direction) })), ("base_form", JSON(answer.baseForm)),
    ])
  }

  package var plain: [[String]] {
    let answer = trial.answer
    guard !answer.entries.isEmpty else { return [] }
    return [
      [trial.source, trial.text, answer.translations.joined(separator: "; "), answer.direction.from.code, answer.direction.to.code]
    ]
  }

  package func text(_ style: TextStyle) -> String {
    let answer = trial.answer
    guard !answer.entries.isEmpty else { return "" }
    let base = answer.baseForm.map { WordPhrases.baseForm($0)(style.language) }
    let heading = [style.bold(trial.text), style.dim(answer.direction.description), base].compactMap(\.self).joined(separator: "  ")
    return ([heading] + EntryLines(answer.entries, answer.direction).full(style)).map(style.line).joined(separator: "\n")
  }
}
