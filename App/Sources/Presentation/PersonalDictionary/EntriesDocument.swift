package import CoreModule
package import CorePresentation

/// Several entries; a single one as it is.
package struct EntriesDocument: Document {
  let entries: [EntryDocument]

  package init(entries: [EntryDocument]) { self.entries = entries }

  package func json(_ localTime: LocalTime) -> JSON {
    entries.count == 1 ? entries[0].json(localTime) : .array(entries.map { $0.json(localTime) })
  }

  package var plain: [[String]] { entries.flatMap(\.plain) }

  package func text(_ style: TextStyle) -> String { entries.map { $0.text(style) }.filter { !$0.isEmpty }.joined(separator: "\n\n") }
}
