import AppServices
import CoreModule
import CorePresentation
import Presentation

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

extension Context {
  /// Writes an export to a file, or gives it as the result where no file is named.
  func exported(
    _ text: String, to file: String?, counts: [(section: String, count: Int, noun: CountedNoun)], notes: [LocalizedText] = []
  ) throws(Problem) -> Outcome {
    guard let file, file != "-" || literalCount > 0 else { return Outcome(ExportDocument(text: text), notes: notes) }
    do throws(UserFileError) { try launch.files(options).write(text, to: file) } catch { throw .writing(error) }
    return Outcome(ExportReport(file: file, counts: counts), notes: notes)
  }
}
