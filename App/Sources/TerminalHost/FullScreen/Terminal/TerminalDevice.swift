import CoreModule
import Glibc

/// The terminal as the interface uses it: entered, drawn on, listened to, left. Nothing else of the interface knows the system.
@MainActor
final class TerminalDevice {
  private let mode: TerminalMode
  private let streams: Streams
  /// Where keys come from.
  let input = TerminalInput()
  private var isEntered = false
  private var events: AsyncStream<TerminalEvent>.Continuation?

  /// The terminal of this process; `nil` when there is none.
  init?(_ streams: Streams) {
    guard streams.inputIsTerminal, streams.outputIsTerminal, let mode = TerminalMode() else { return nil }
    self.mode = mode
    self.streams = streams
  }

  /// The size of the window, never less than one character.
  var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Takes the screen, and sends what comes from now on.
  func open() -> AsyncStream<TerminalEvent> {
    TerminalSignals.block()
    CrashRescue.install()
    enter()
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    self.events = continuation
    TerminalSignals.listen { continuation.yield($0) }
    input.listen { continuation.yield($0) }
    return events
  }

  /// Lets whoever waits for an event go on.
  func wake() { events?.yield(.woken) }

  /// Gives the screen back for good.
  func close() {
    leave()
    CrashRescue.remove()
    TerminalSignals.unblock()
  }

  /// Gives the screen back until somebody lets the program go on.
  func suspend() {
    leave()
    TerminalSignals.stop()
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
