import AppGraph
import CoreModule

/// Prints what a command has to say, and tells how the program ends. Nothing else prints.
struct Renderer {
  let session: Session
  let streams: Streams
  let variables: [String: String]
  let localTime: LocalTime
  let now: Timestamp

  func render(_ outcome: Outcome) -> ExitCode {
    var outcome = outcome
    do throws(Streams.Failure) {
      if let streamed = outcome.document.streamed {
        if let problem = try streamed.write(to: streams) { outcome.problem = problem }
      } else {
        try streams.write(result(outcome.document))
      }
    } catch {
      switch error {
      case .closed: return outcome.problem?.exit ?? .done
      case .failed(let detail): return render(.output(detail))
      }
    }
    let notes = session.isQuiet ? [] : outcome.notes.map { $0(session.language).visibleLine }
    if let problem = outcome.problem, session.format == .json { return render(problem, notes: notes) }
    for note in notes { streams.writeError(note + "\n") }
    return outcome.problem.map { render($0) } ?? .done
  }

  /// Prints a part of the result at once.
  func print(_ document: any Document) throws(Streams.Failure) { try streams.write(result(document)) }

  /// - Parameter notes: Remarks that go into the one document that a program reads.
  func render(_ problem: Problem, notes: [String] = []) -> ExitCode {
    let message = problem.message(session.language).visibleLine
    let hint = problem.hint?(session.language).visibleLine
    if session.format == .json {
      var error: [(String, JSON)] = [("code", .string(problem.code)), ("message", .string(message)), ("hint", JSON(hint))]
      if !notes.isEmpty { error.append(("notes", JSON(notes))) }
      streams.writeError(JSON.object([("error", .object(error + problem.details))]).text + "\n")
    } else {
      streams.writeError(([message] + [hint].compactMap(\.self)).joined(separator: " ") + "\n")
    }
    return problem.exit
  }

  private func result(_ document: any Document) -> String {
    if let verbatim = document.verbatim { return verbatim }
    switch session.format {
    case .json: return document.json(localTime).text + "\n"
    case .plain:
      let records = document.plain.records
      return streams.outputIsTerminal ? records.visible : records
    case .text:
      let text = document.text(style).inked
      return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    }
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
