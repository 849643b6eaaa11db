import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct EntriesDocument: Document {
  let entries: [EntryDocument]

  func json(_ localTime: LocalTime) -> JSON { entries.count == 1 ? entries[0].json(localTime) : .array(entries.map { $0.json(localTime) }) }

  var plain: [[String]] { entries.flatMap(\.plain) }

  func text(_ style: TextStyle) -> String { entries.map { $0.text(style) }.filter { !$0.isEmpty }.joined(separator: "\n\n") }
}
