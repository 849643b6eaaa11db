import AppServices
import CoreModule
import CorePresentation
import Presentation

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
