package import CoreModule
package import CorePresentation
import Presentation
package import TodoList

/// Reports the import of another program's tasks.
package struct TaskImportReport: Document {
  let records: ImportReport
  /// The number of tasks deleted because the other program had deleted them.
  let deleted: Int
  /// Parts of parts, which became tasks of their own.
  let separated: [TodoTask]
  /// The attributes that glot does not have, with the number of tasks.
  let leftOut: [String: Int]

  package init(records: ImportReport, deleted: Int, separated: [TodoTask], leftOut: [String: Int]) {
    (self.records, self.deleted, self.separated, self.leftOut) = (records, deleted, separated, leftOut)
  }

  package func json(_ localTime: LocalTime) -> JSON {
    guard case .object(var members) = records.json(localTime) else { return .null }
    let place = members.firstIndex { $0.0 == "skipped" }.map { $0 + 1 } ?? members.endIndex
    members.insert(("deleted", .number(deleted)), at: place)
    let fields = names.map { name, count in JSON.object([("field", .string(name)), ("tasks", .number(count))]) }
    return .object(members + [("left_out", .array(fields))])
  }

  package var plain: [[String]] {
    var rows = records.plain
    let place = rows.firstIndex { $0.first == "skipped" }.map { $0 + 1 } ?? rows.endIndex
    rows.insert(["deleted", "\(deleted)"], at: place)
    return rows + names.map { ["left_out", $0.name, "\($0.count)"] }
  }

  package func text(_ style: TextStyle) -> String {
    let text = records.text(style)
    guard deleted > 0 else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let also = LocalizedText(en: ", \(deleted) deleted", ru: ", удалено: \(deleted)")
    lines[0] += also(style.language)
    return lines.joined(separator: "\n")
  }

  /// The remarks of the report.
  package var notes: [LocalizedText] { leftOutNotes + TaskPhrases.separated(separated) }

  private var leftOutNotes: [LocalizedText] {
    guard !leftOut.isEmpty else { return [] }
    func list(_ language: InterfaceLanguage) -> String {
      names.map { name, count in "\(name.visible) (\(TaskPhrases.task(count)(language)))" }.joined(separator: ", ")
    }
    return [
      LocalizedText(
        en: "Left out, because glot does not support it: \(list(.english)).",
        ru: "Пропущено, потому что glot этого не поддерживает: \(list(.russian))."
      )
    ]
  }

  private var names: [(name: String, count: Int)] {
    leftOut.sorted { $0.key < $1.key }.map { (name: $0.key, count: $0.value) }
  }
}
