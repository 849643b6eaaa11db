import Foundation
import Glibc

/// The signals that concern a program on a terminal.
///
/// They are blocked, and a thread of its own takes them one by one: there they are events like any other, and no handler has to keep to what
/// a handler may do.
enum TerminalSignals {
  private static let awaited = [SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in awaited { sigaddset(&set, number) }
    return set
  }

  /// Must be called before there is another thread, which would take them otherwise.
  static func block() {
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  static func unblock() {
    var set = set
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Takes signals until the program ends.
  static func listen(_ send: @escaping @Sendable (TerminalEvent) -> Void) {
    let thread = Thread {
      var set = set
      var number: Int32 = 0
      while sigwait(&set, &number) == 0 { send(event(number)) }
    }
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Stops this process as Ctrl-Z does, and returns when it goes on.
  static func stop() {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private static func event(_ number: Int32) -> TerminalEvent {
    switch number {
    case SIGWINCH: .resized
    case SIGCONT: .resumed
    case SIGTSTP: .stopRequested
    default: .endRequested(number)
    }
  }
}
