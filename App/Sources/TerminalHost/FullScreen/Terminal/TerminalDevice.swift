import CoreModule
import Glibc

/// The terminal as the interface uses it: entered, drawn on, listened to, left. Nothing else of the interface knows the system.
@MainActor
final class TerminalDevice {
  private let mode: TerminalMode
  private let streams: Streams
  /// Where keys come from.
  let input = TerminalInput()
  /// Whether the screen is the interface's own.
  private(set) var isEntered = false
  private let endRequest = EndRequest()
  private var events: AsyncStream<TerminalEvent>.Continuation?

  private static let largest = Size(columns: 1000, rows: 500)

  /// The terminal of this process; `nil` when there is none.
  init?(_ streams: Streams) {
    guard streams.inputIsTerminal, streams.outputIsTerminal, let mode = TerminalMode() else { return nil }
    self.mode = mode
    self.streams = streams
  }

  /// The size of the window, never less than one character, nor more than can be drawn in no time: what says that it is larger lies, or has
  /// room that nothing needs.
  var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return Size(columns: 80, rows: 24) }
    return Size(columns: min(Int(size.ws_col), Self.largest.columns), rows: min(Int(size.ws_row), Self.largest.rows))
  }

  /// Takes the screen, and sends what comes from now on.
  func open() -> AsyncStream<TerminalEvent> {
    TerminalSignals.block()
    CrashRescue.install()
    enter()
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    self.events = continuation
    TerminalSignals.listen(endRequest) { continuation.yield($0) }
    input.listen { continuation.yield($0) }
    return events
  }

  /// Lets whoever waits for an event go on.
  func wake() { events?.yield(.woken) }

  /// Whether the system has asked the program to end, which is known before that event's turn comes.
  var isEndRequested: Bool { endRequest.isMade }

  /// Gives the screen back for good.
  func close() {
    leave()
    endRequest.follow()
    CrashRescue.remove()
    TerminalSignals.unblock()
  }

  /// Gives the screen back until somebody lets the program go on.
  ///
  /// - Parameter disk: Stands still first, whatever still goes on behind.
  func suspend(_ disk: DiskWork) async {
    leave()
    await disk { TerminalSignals.stop() }
    enter()
  }

  /// Sets the terminal as the interface needs it, also when somebody else has changed that meanwhile.
  func enter() {
    mode.enter()
    isEntered = true
    write(TerminalMode.enterSequence)
  }

  private func leave() {
    guard isEntered else { return }
    isEntered = false
    write(TerminalMode.leaveSequence)
    mode.leave()
  }

  /// Writes to the screen.
  ///
  /// - Returns: Whether there still is a screen.
  @discardableResult
  func write(_ text: HarmlessText) -> Bool {
    do throws(Streams.Failure) {
      try streams.write(text)
      return true
    } catch { return false }
  }
}
