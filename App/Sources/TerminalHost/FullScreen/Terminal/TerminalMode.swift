import CoreModule
import Glibc

/// How the terminal is set while the interface is on the screen, and how it was before.
struct TerminalMode {
  private let before: termios

  /// The alternate screen, no wrapping at the right edge, pastes marked as such.
  static let enterSequence: HarmlessText = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l\u{1B}[2J"
  /// All of that taken back.
  static let leaveSequence: HarmlessText = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Presses of the mouse are sent, or left to the terminal, where they select text.
  static func mouseSequence(isOn: Bool) -> HarmlessText { isOn ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l" }

  /// The present mode; `nil` when there is no terminal.
  init?() {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    before = mode
  }

  /// Keys come at once and unchanged, and nothing is echoed.
  func enter() {
    var raw = before
    cfmakeraw(&raw)
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// The mode from before.
  func leave() {
    var mode = before
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }
}

/// Gives the terminal back when a signal that nobody expects ends the program, a crash for one, and lets it end then.
enum CrashRescue {
  private static let signals = [
    SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
  ]

  static func install() {
    // Whoever started the program may have blocked them.
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    useOwnStack()
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashRescue.end(by: $0) }
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  /// A stack that has overflown has no room for a handler. The views and their models have that of the main thread.
  private static func useOwnStack() {
    var stack = stack_t()
    stack.ss_size = 64 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
  }

  /// Gives the terminal back, and ends the program as this signal does.
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

  /// A signal handler may use no state: it cannot know how the terminal was, so it makes it one that a person can use.
  private static func giveBack() {
    let sequence: StaticString = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
    // Whoever does not take what was written before must not keep the program from ending.
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
