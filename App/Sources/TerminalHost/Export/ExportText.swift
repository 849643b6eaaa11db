import CoreModule

/// Puts the file of everything together: a section for each feature, a record a line.
struct ExportText {
  private var text: String
  /// How many addresses are without the secrets that they had.
  private(set) var shortenedAddresses = 0
  private(set) var counts: [(section: String, count: Int, noun: CountedNoun)] = []

  /// Begins a file that is written at `moment`.
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

  /// The whole document.
  var whole: String { text + "}\n" }
}

/// What was written to a file.
struct ExportReport: Document {
  let file: String
  let counts: [(section: String, count: Int, noun: CountedNoun)]

  func json(_ localTime: LocalTime) -> JSON {
    .object([("file", .string(file))] + counts.map { ($0.section, .number($0.count)) })
  }

  var plain: [[String]] { [["file", file]] + counts.map { [$0.section, "\($0.count)"] } }

  func text(_ style: TextStyle) -> String {
    // What there is none of is left out, unless there is nothing at all.
    let some = counts.filter { $0.count > 0 }
    let list = (some.isEmpty ? Array(counts.prefix(1)) : some).map { $0.noun($0.count)(style.language) }.joined(separator: ", ")
    return style.line(LocalizedText(en: "Exported to \(file): \(list).", ru: "Экспортировано в \(file): \(list).")(style.language))
  }
}

/// The file itself, on standard output.
struct ExportDocument: Document {
  let text: String

  func json(_ localTime: LocalTime) -> JSON { .string(text) }
  var plain: [[String]] { [[text]] }
  func text(_ style: TextStyle) -> String { text }
  var verbatim: String? { text }
}
