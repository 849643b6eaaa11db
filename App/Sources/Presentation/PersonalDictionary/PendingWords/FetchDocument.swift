package import CoreModule
package import CorePresentation
package import PersonalDictionary
package import Practice

/// The result of looking up pending words.
package struct FetchDocument: Document {
  package let state: PendingWordsState
  /// How well the words are known that were looked up.
  package let knowledge: [PracticeWord.ID: WordKnowledge]

  package init(state: PendingWordsState, knowledge: [PracticeWord.ID: WordKnowledge]) {
    self.state = state
    self.knowledge = knowledge
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("done", .array(state.done.map { .object($0.members(localTime, knowledge[$0.practised])) })),
      (
        "pending",
        .array(
          state.pending.map { pending in
            .object([
              ("number", .number(pending.word.number.rawValue)), ("text", .string(pending.word.text)),
              ("reason", JSON(pending.word.pendingReason?.rawValue)), ("next_try", JSON(pending.nextTry.map(localTime.rfc3339))),
            ])
          })
      ),
    ])
  }

  package var plain: [[String]] {
    state.done.map { ["done", $0.number.description, $0.text, $0.translations.joined(separator: "; "), "", ""] }
      + state.pending.map {
        ["pending", $0.word.number.description, $0.word.text, "", $0.word.pendingReason?.rawValue ?? "", $0.nextTry?.rfc3339 ?? ""]
      }
  }

  package func text(_ style: TextStyle) -> String {
    let rows =
      state.done.map { word in
        [
          style.dim(word.number.description), style.bold(word.text),
          word.translations.isEmpty ? "—" : word.translations.joined(separator: ", "),
          style.dim(word.direction.description),
        ]
      }
      + state.pending.map { pending in
        [
          style.dim(pending.word.number.description), style.bold(pending.word.text), PendingPhrases.state(pending, style),
          style.dim(pending.word.direction.description),
        ]
      }
    return TextTable(columns: [.right, .left, .left, .left], narrowed: 1, flexible: 2).text(rows, width: style.width)
  }
}

/// The number of deleted answers of services.
package struct ClearedAnswersDocument: Document {
  package let count: Int

  package init(count: Int) { self.count = count }

  package func json(_ localTime: LocalTime) -> JSON { .object([("cleared", .number(count))]) }

  package var plain: [[String]] { [["cleared", "\(count)"]] }

  package func text(_ style: TextStyle) -> String { PendingPhrases.cleared(count)(style.language) }
}
