package import CoreModule
import CorePresentation

/// Builds the export file: a section for each feature, a line for each record.
package struct ExportText {
  private var text: String
  /// The number of addresses whose secrets were left out.
  package private(set) var shortenedAddresses = 0
  package private(set) var counts: [(section: String, count: Int, noun: CountedNoun)] = []

  package init(at moment: Timestamp) {
    let header = JSON.object([
      ("format", .string(ExportFile.format)), ("version", .number(ExportFile.version)), ("exported", .string(moment.rfc3339)),
    ])
    text = String(header.text.dropLast())
  }

  package mutating func add(_ part: ExportedPart, named name: String) {
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

  package var whole: String { text + "}\n" }
}
