import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Imports the words of a file and reports the result.
@MainActor
struct WordImport {
  let words: any WordFileSource
  let request: ImportRequest
  let name: LocalizedText

  func run(in context: Context) async throws(Problem) -> Outcome {
    let model = context.personalDictionary().wordImport.build()
    let progress = ImportProgress(context)
    await model.run(request, from: words) { progress.show($0) }
    progress.clear()
    let state = model.state
    if let problem = state.problem { throw Problem(problem, in: name) }
    let report = ImportReport(state, language: context.session.language)
    let problem = state.badCount == 0 ? nil : Problem.badRecords(state.badCount, isRefused: state.isRefused, isTrial: request.isTrial)
    return Outcome(report, notes: WordImportPhrases.notes(state, request), problem: problem)
  }
}

/// Shows the progress of a long import on a terminal.
@MainActor
final class ImportProgress {
  private let streams: Streams
  private let language: InterfaceLanguage
  private let isShown: Bool
  private let clock: WallClock
  private let start: Timestamp
  private var width = 0

  /// Milliseconds before progress is shown.
  private static let delay: Int64 = 300

  init(_ context: Context) {
    streams = context.streams
    language = context.session.language
    isShown = context.streams.errorIsTerminal && !context.session.isQuiet
    clock = context.launch.clock
    start = context.now
  }

  func show(_ state: ImportState) {
    guard isShown, clock.now().milliseconds - start.milliseconds > Self.delay else { return }
    let records = WordImportPhrases.records(state.readCount)(language)
    let text = state.progress.map { "\(records), \(Int($0 * 100)) %" } ?? records
    streams.writeError("\r\(text)\(String(repeating: " ", count: max(0, width - text.count)))")
    width = text.count
  }

  /// Removes the line.
  func clear() {
    if width > 0 { streams.writeError("\r\(String(repeating: " ", count: width))\r") }
    width = 0
  }
}
