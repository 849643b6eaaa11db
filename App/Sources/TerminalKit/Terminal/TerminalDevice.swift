package import CoreModule
import Glibc

/// The terminal in full-screen mode. Nothing else in the interface uses the system.
@MainActor
package final class TerminalDevice {
  private let mode: TerminalMode
  private let streams: Streams
  package let input = TerminalInput()
  /// Whether the terminal is in full-screen mode.
  package private(set) var isEntered = false
  private let terminationRequest = TerminationRequest()
  private var events: AsyncStream<TerminalEvent>.Continuation?

  private static let largest = Size(columns: 1000, rows: 500)

  /// `nil` when the process has no terminal.
  package init?(_ streams: Streams) {
    guard streams.inputIsTerminal, streams.outputIsTerminal, let mode = TerminalMode() else { return nil }
    self.mode = mode
    self.streams = streams
  }

  /// The size of the window, at least one cell. Implausibly large sizes are limited, so that drawing stays fast.
  package var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return Size(columns: 80, rows: 24) }
    return Size(columns: min(Int(size.ws_col), Self.largest.columns), rows: min(Int(size.ws_row), Self.largest.rows))
  }

  /// Enters full-screen mode and starts to send events.
  package func open() -> AsyncStream<TerminalEvent> {
    TerminalSignals.block()
    CrashHandler.install()
    enter()
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    self.events = continuation
    TerminalSignals.listen(terminationRequest) { continuation.yield($0) }
    input.listen { continuation.yield($0) }
    return events
  }

  /// Sends an event that only wakes the event loop.
  package func wake() { events?.yield(.woken) }

  /// Whether a signal asks the program to end. Known before that event is handled.
  package var isTerminationRequested: Bool { terminationRequest.isRequested }

  /// Leaves full-screen mode and restores the signals.
  package func close() {
    leave()
    terminationRequest.markHandled()
    CrashHandler.remove()
    TerminalSignals.unblock()
  }

  /// Leaves full-screen mode and stops the process until it is continued.
  ///
  /// - Parameter disk: Finishes its current work first.
  package func suspend(_ disk: DiskWork) async {
    leave()
    await disk { TerminalSignals.stop() }
    enter()
  }

  /// Enters full-screen mode, even if another program has changed the terminal meanwhile.
  package func enter() {
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

  /// - Returns: Whether the terminal still exists.
  @discardableResult
  package func write(_ text: HarmlessText) -> Bool {
    do throws(Streams.Failure) {
      try streams.write(text)
      return true
    } catch { return false }
  }
}
