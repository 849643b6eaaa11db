package import CoreModule
import Glibc

/// The terminal attributes of full-screen mode, and the previous ones.
package struct TerminalMode {
  private let before: termios

  /// Alternate screen, no wrapping, bracketed paste, hidden cursor.
  static let enterSequence: HarmlessText = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l\u{1B}[2J"
  /// Restores the terminal.
  static let leaveSequence: HarmlessText = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Enables or disables mouse reporting. While it is disabled, the mouse selects text.
  package static func mouseSequence(isOn: Bool) -> HarmlessText { isOn ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l" }

  /// Saves the current attributes; `nil` when there is no terminal.
  package init?() {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    before = mode
  }

  /// Enables raw mode without echo.
  package func enter() {
    var raw = before
    cfmakeraw(&raw)
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// Restores the saved attributes.
  package func leave() {
    var mode = before
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }
}

/// Restores the terminal when an unexpected signal, such as a crash, ends the program.
enum CrashHandler {
  private static let signals = [
    SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
  ]

  static func install() {
    // The parent process may have blocked these signals.
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    useOwnStack()
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashHandler.end(by: $0) }
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  /// After a stack overflow, the handler needs a stack of its own. Only the main thread, which runs the views, is covered.
  private static func useOwnStack() {
    var stack = stack_t()
    stack.ss_size = 64 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
  }

  /// Restores the terminal and ends the program by this signal.
  static func end(by number: Int32) {
    giveBack()
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }

  static func remove() {
    for number in signals { signal(number, SIG_DFL) }
  }

  /// A signal handler must not use state, so this sets usable attributes instead of the previous ones.
  private static func giveBack() {
    let sequence: StaticString = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
    // Unread output must not block the end of the program.
    tcflush(STDOUT_FILENO, TCOFLUSH)
    let flags = fcntl(STDOUT_FILENO, F_GETFL)
    _ = fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK)
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
    _ = fcntl(STDOUT_FILENO, F_SETFL, flags)
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    mode.c_iflag |= tcflag_t(ICRNL | BRKINT)
    mode.c_oflag |= tcflag_t(OPOST)
    mode.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ISIG | IEXTEN)
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }
}
