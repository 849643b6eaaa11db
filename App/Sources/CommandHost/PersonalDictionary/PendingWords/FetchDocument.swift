import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The result of looking up pending words.
struct FetchDocument: Document {
  let state: PendingWordsState

  func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("done", .array(state.done.map { .object($0.members(localTime)) })),
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

  var plain: [[String]] {
    state.done.map { ["done", $0.number.description, $0.text, $0.translations.joined(separator: "; "), "", ""] }
      + state.pending.map {
        ["pending", $0.word.number.description, $0.word.text, "", $0.word.pendingReason?.rawValue ?? "", $0.nextTry?.rfc3339 ?? ""]
      }
  }

  func text(_ style: TextStyle) -> String {
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
struct ClearedAnswersDocument: Document {
  let count: Int

  func json(_ localTime: LocalTime) -> JSON { .object([("cleared", .number(count))]) }

  var plain: [[String]] { [["cleared", "\(count)"]] }

  func text(_ style: TextStyle) -> String { PendingPhrases.cleared(count)(style.language) }
}
