import Foundation
import Glibc
import Synchronization

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

  private static let ending = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// Takes signals until the program ends.
  static func listen(_ endRequest: EndRequest, _ send: @escaping @Sendable (TerminalEvent) -> Void) {
    let thread = Thread {
      var set = set
      var number: Int32 = 0
      while sigwait(&set, &number) == 0 {
        guard ending.contains(number) else {
          send(event(number))
          continue
        }
        endRequest.make()
        send(.endRequested(number))
        insist(on: endRequest, number)
      }
    }
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Ends the program that was asked to end and does not for five seconds, or is asked again: it may wait for a terminal that takes nothing.
  private static func insist(on endRequest: EndRequest, _ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in ending { sigaddset(&signals, number) }
    var patience = timespec(tv_sec: 5, tv_nsec: 0)
    sigtimedwait(&signals, nil, &patience)
    if !endRequest.isFollowed { CrashRescue.end(by: number) }
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
    default: .stopRequested
    }
  }
}

/// That the system asks the program to end, and whether it does.
final class EndRequest: Sendable {
  private let state = Mutex((isMade: false, isFollowed: false))

  var isMade: Bool { state.withLock(\.isMade) }
  /// Whether the screen is the user's again.
  var isFollowed: Bool { state.withLock(\.isFollowed) }

  func make() { state.withLock { $0.isMade = true } }

  func follow() { state.withLock { $0.isFollowed = true } }
}
