import Foundation
import Glibc
import Synchronization

/// Handles the signals of a program on a terminal.
///
/// The signals are blocked and received by a thread with `sigwait`, so they become ordinary events without the restrictions of signal
/// handlers.
enum TerminalSignals {
  private static let awaited = [SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in awaited { sigaddset(&set, number) }
    return set
  }

  /// Call this before other threads are started: they inherit the mask.
  static func block() {
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  static func unblock() {
    var set = set
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static let terminating = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// Starts the thread that receives signals.
  static func listen(_ terminationRequest: TerminationRequest, _ send: @escaping @Sendable (TerminalEvent) -> Void) {
    let thread = Thread {
      var set = set
      var number: Int32 = 0
      while sigwait(&set, &number) == 0 {
        guard terminating.contains(number) else {
          send(event(number))
          continue
        }
        terminationRequest.post()
        send(.terminationRequested(number))
        forceExitIfIgnored(terminationRequest, number)
      }
    }
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Ends the program by force after five seconds, or at a second signal: it may be blocked writing to the terminal.
  private static func forceExitIfIgnored(_ terminationRequest: TerminationRequest, _ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in terminating { sigaddset(&signals, number) }
    var timeout = timespec(tv_sec: 5, tv_nsec: 0)
    sigtimedwait(&signals, nil, &timeout)
    if !terminationRequest.isHandled { CrashHandler.end(by: number) }
  }

  /// Stops this process as Ctrl-Z does. Returns when it is continued.
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
    default: .stopRequested
    }
  }
}

/// The request of a signal to end the program.
final class TerminationRequest: Sendable {
  private let state = Mutex((isRequested: false, isHandled: false))

  var isRequested: Bool { state.withLock(\.isRequested) }
  /// Whether the terminal has been restored.
  var isHandled: Bool { state.withLock(\.isHandled) }

  func post() { state.withLock { $0.isRequested = true } }

  func markHandled() { state.withLock { $0.isHandled = true } }
}
