package import CoreModule
package import CorePresentation

/// Reports what was exported.
package struct ExportReport: Document {
  let file: String
  let counts: [(section: String, count: Int, noun: CountedNoun)]

  package init(file: String, counts: [(section: String, count: Int, noun: CountedNoun)]) { (self.file, self.counts) = (file, counts) }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([("file", .string(file))] + counts.map { ($0.section, .number($0.count)) })
  }

  package var plain: [[String]] { [["file", file]] + counts.map { [$0.section, "\($0.count)"] } }

  package func text(_ style: TextStyle) -> String {
    // Empty sections are left out, unless all are empty.
    let some = counts.filter { $0.count > 0 }
    let list = (some.isEmpty ? Array(counts.prefix(1)) : some).map { $0.noun($0.count)(style.language) }.joined(separator: ", ")
    return style.line(LocalizedText(en: "Exported to \(file): \(list).", ru: "Экспортировано в \(file): \(list).")(style.language))
  }
}
