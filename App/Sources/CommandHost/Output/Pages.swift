import CoreModule
import CorePresentation
import Glibc
import TerminalKit

/// The output of a command: what is longer than the screen of the terminal goes through the user's pager.
@MainActor
final class Pages {
  private let session: Session
  private let streams: Streams
  private let variables: [String: String]

  /// The pager, while output is still collected for it; `nil` if there is none, or output is not a terminal that waits for this process.
  private lazy var pager: Pager? = session.usesPager && streams.isForeground ? Pager(variables: variables) : nil
  private lazy var size = streams.outputSize ?? (columns: 0, rows: 0)
  /// What the pager has not got yet or may not have read.
  private var buffered: HarmlessText = ""
  private var rows = 0
  private var running: Running?
  private var remarks: HarmlessText = ""

  private struct Running {
    let pager: Pager
    let program: TerminalProgram
    let pipe: Int32
  }

  /// Whether the pager was left before all was shown.
  private(set) var isLeft = false

  /// No pipe holds more, so a pager that took more has been started.
  private static let largestPipe = 1 << 20

  init(session: Session, streams: Streams, variables: [String: String]) {
    self.session = session
    self.streams = streams
    self.variables = variables
  }

  /// For a dialogue: its answers are printed at once.
  func turnOff() { pager = nil }

  func write(_ text: HarmlessText) throws(Streams.Failure) {
    if isLeft { return }
    if running != nil { return try pour(text) }
    guard pager != nil, size.columns > 0, size.rows > 0 else { return try streams.write(text) }
    buffered += text
    rows += Self.rows(of: text.text, columns: size.columns, limit: size.rows)
    // The last row is the prompt's.
    if rows >= size.rows { try begin() }
  }

  /// Says something on standard error, after the pager if it runs.
  func remark(_ text: HarmlessText) {
    if running != nil { remarks += text } else { streams.writeError(text) }
  }

  /// Prints what has been collected, or waits until the user has left the pager.
  func end() throws(Streams.Failure) {
    if running != nil { try leave() } else if !buffered.isEmpty { try streams.write(takeBuffered()) }
    if !remarks.isEmpty { streams.writeError(remarks) }
    remarks = ""
  }

  private func begin() throws(Streams.Failure) {
    running = start()
    pager = nil
    let text = takeBuffered()
    if running == nil { try streams.write(text) } else { try pour(text) }
  }

  private func start() -> Running? {
    var ends: [Int32] = [-1, -1]
    guard let pager, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    if let program = TerminalProgram(pager.command, variables: pager.variables, input: ends[0]) {
      return Running(pager: pager, program: program, pipe: ends[1])
    }
    close(ends[1])
    return nil
  }

  private func pour(_ text: HarmlessText) throws(Streams.Failure) {
    guard let running else { return }
    if buffered.text.utf8.count <= Self.largestPipe { buffered += text }
    do throws(Streams.Failure) { try Streams(output: running.pipe).write(text) } catch { try leave() }
  }

  /// Waits until the pager ends. If it has never been started, its output is printed.
  private func leave() throws(Streams.Failure) {
    guard let running else { return }
    self.running = nil
    close(running.pipe)
    let text = takeBuffered()
    guard [126, 127].contains(running.program.end()) else {
      isLeft = true
      return
    }
    if !session.isQuiet { remarks += HarmlessText(line: running.pager.failure(session.language)) + "\n" }
    try streams.write(text)
  }

  private func takeBuffered() -> HarmlessText {
    defer { buffered = "" }
    return buffered
  }

  /// The number of rows that a text takes, of which no more than `limit` are counted.
  private static func rows(of text: String, columns: Int, limit: Int) -> Int {
    var rows = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() where rows < limit {
      rows += max(1, (width(of: line) + columns - 1) / columns)
    }
    return rows
  }

  private static func width(of line: Substring) -> Int {
    guard line.utf8.contains(0x1B) else { return DisplayWidth.of(String(line)) }
    // Of an escape sequence, what is after its final letter is shown.
    let parts = line.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    let shown = parts.dropFirst().map { $0.drop { !$0.isLetter }.dropFirst() }
    return DisplayWidth.of(String(parts[0] + shown.joined()))
  }
}
