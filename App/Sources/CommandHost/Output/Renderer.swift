import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Prints an outcome and returns its exit code. Nothing else writes to standard output.
@MainActor
struct Renderer {
  let session: Session
  let streams: Streams
  /// `nil` if nothing goes through a pager.
  let pages: Pages?
  let variables: [String: String]
  let localTime: LocalTime
  let now: Timestamp

  func render(_ outcome: Outcome) -> ExitCode {
    var outcome = outcome
    do throws(Streams.Failure) {
      switch outcome.result {
      case .document(let document):
        try print(document)
        try pages?.end()
      case .stream(let stream):
        if let problem = try stream.write(to: streams) { outcome.problem = problem }
      }
    } catch {
      switch error {
      case .closed: return outcome.problem.map { ExitCode($0.kind) } ?? .done
      case .failed(let detail): return render(.output(detail))
      }
    }
    let notes = session.isQuiet ? [] : outcome.notes.map { HarmlessText(line: $0(session.language)) }
    if let problem = outcome.problem, session.format == .json { return render(problem, notes: notes) }
    for note in notes { streams.writeError("\(note)\n") }
    return outcome.problem.map { render($0) } ?? .done
  }

  /// Prints a part of the result immediately.
  func print(_ document: any Document) throws(Streams.Failure) {
    if let verbatim = document.verbatim { return try write(data: verbatim) }
    switch session.format {
    case .json: try write(data: document.json(localTime).text + "\n")
    case .plain: try write(data: document.plain.records)
    case .text:
      let text = HarmlessText(inked: document.text(style))
      try show(text.isEmpty || text.text.hasSuffix("\n") ? text : text + "\n")
    }
  }

  /// Writes unchanged bytes, unless the output is a terminal.
  private func write(data text: String) throws(Streams.Failure) {
    if let output = streams.dataOutput { return try output.write(text) }
    // A terminal would show the CR of CRLF as a replacement character.
    try show(HarmlessText(text.replacing("\r\n", with: "\n")))
  }

  private func show(_ text: HarmlessText) throws(Streams.Failure) {
    if let pages { try pages.write(text) } else { try streams.write(text) }
  }

  /// - Parameter notes: Remarks to include in the JSON document.
  func render(_ problem: Problem, notes: [HarmlessText] = []) -> ExitCode {
    let message = HarmlessText(line: problem.message(session.language))
    let hint = problem.hint.map { HarmlessText(line: $0(session.language)) }
    if session.format == .json {
      streams.writeError("\(problem.json(session.language, notes: notes.map(\.text)).text)\n")
    } else {
      streams.writeError(hint.map { "\(message) \($0)\n" } ?? "\(message)\n")
    }
    return ExitCode(problem.kind)
  }

  private var style: TextStyle {
    TextStyle(language: session.language, width: streams.outputWidth, usesColor: usesColor, localTime: localTime, now: now)
  }

  private var usesColor: Bool {
    switch session.color ?? .auto {
    case .always: return true
    case .never: return false
    case .auto:
      if variables["NO_COLOR"]?.isEmpty == false { return false }
      if variables["FORCE_COLOR"]?.isEmpty == false { return true }
      return streams.outputIsTerminal && variables["TERM"] != "dumb"
    }
  }
}
