import CoreModule

/// Builds the export file: a section for each feature, a line for each record.
struct ExportText {
  private var text: String
  /// The number of addresses whose secrets were left out.
  private(set) var shortenedAddresses = 0
  private(set) var counts: [(section: String, count: Int, noun: CountedNoun)] = []

  init(at moment: Timestamp) {
    let header = JSON.object([
      ("format", .string(ExportFile.format)), ("version", .number(ExportFile.version)), ("exported", .string(moment.rfc3339)),
    ])
    text = String(header.text.dropLast())
  }

  mutating func add(_ part: ExportedPart, named name: String) {
    text += ",\n" + JSON.string(name).text + ":"
    switch part {
    case .value(let value, let shortened):
      text += value.text
      shortenedAddresses += shortened
    case .records(let records, let noun, let shortened):
      shortenedAddresses += shortened
      counts.append((name, records.count, noun))
      text += "["
      var separator = "\n"
      for record in records {
        text += separator
        text += record
        separator = ",\n"
      }
      text += records.isEmpty ? "]" : "\n]"
    }
  }

  var whole: String { text + "}\n" }
}

/// Reports what was exported.
struct ExportReport: Document {
  let file: String
  let counts: [(section: String, count: Int, noun: CountedNoun)]

  func json(_ localTime: LocalTime) -> JSON {
    .object([("file", .string(file))] + counts.map { ($0.section, .number($0.count)) })
  }

  var plain: [[String]] { [["file", file]] + counts.map { [$0.section, "\($0.count)"] } }

  func text(_ style: TextStyle) -> String {
    // Empty sections are left out, unless all are empty.
    let some = counts.filter { $0.count > 0 }
    let list = (some.isEmpty ? Array(counts.prefix(1)) : some).map { $0.noun($0.count)(style.language) }.joined(separator: ", ")
    return style.line(LocalizedText(en: "Exported to \(file): \(list).", ru: "Экспортировано в \(file): \(list).")(style.language))
  }
}

/// The export file on standard output.
struct ExportDocument: Document {
  let text: String

  func json(_ localTime: LocalTime) -> JSON { .string(text) }
  var plain: [[String]] { [[text]] }
  func text(_ style: TextStyle) -> String { text }
  var verbatim: String? { text }
}
