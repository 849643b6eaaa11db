import AppGraph
package import AppServices
import CoreModule
package import CorePresentation
import PersonalDictionary
import Presentation
package import TerminalKit

/// Runs the full-screen interface on a terminal.
@MainActor
package struct ScreenHost {
  private let launch: any Launch
  private let options: LaunchOptions
  private let session: Session
  private let app: OpenApp

  package init(launch: any Launch, options: LaunchOptions, session: Session, app: OpenApp) {
    self.launch = launch
    self.options = options
    self.session = session
    self.app = app
  }

  /// Runs until the user leaves.
  ///
  /// - Parameter trace: The file for the time that each key takes.
  /// - Returns: The signal that ended the interface; `nil` when the user left it.
  package func run(opening first: FirstScreen, trace: String?) async -> Result<Int32?, Problem> {
    do throws(Problem) { return .success(try await signal(opening: first, trace: trace)) } catch { return .failure(error) }
  }

  private func signal(opening first: FirstScreen, trace: String?) async throws(Problem) -> Int32? {
    let started = MonotonicTime.now()
    guard let device = TerminalDevice(Streams()) else { throw .noFullScreenTerminal }
    let keyTrace = try trace.map { path throws(Problem) in try KeyTrace(path: path, started: started) }
    var environment = app.environment.awayFromMainActor()
    environment.clipboard = BorrowingClipboard(base: environment.clipboard, input: device.input)
    let navigator = Navigator(
      graph: AppGraph(environment: environment), settings: launch.settings(options),
      access: ProgramAccess(launch, options, session, app.background), clock: launch.clock, localTime: launch.localTime,
      language: session.language, tabs: options.interface.tabs.map { FeatureTab.of($0) }, usesMouse: options.interface.usesMouse
    )
    let interface = FullScreenInterface(
      device: device, navigator: navigator, disk: app.environment.disk, variables: launch.variables, color: session.color, trace: keyTrace
    ) { navigator in
      switch first {
      case .words: navigator.openFirstRun()
      case .newWord:
        navigator.show(.words)
        navigator.openFirstRun(or: .newWord)
      case .tasks: navigator.show(.tasks)
      case .practice(let options): navigator.openPractice(options)
      case .reading(let text?, let from, let to): navigator.openReader(text, from: from, to: to)
      case .reading(nil, _, _): navigator.openTexts()
      case .game(let options, let hasSound): navigator.openGame(options, hasSound: hasSound)
      }
    }
    let signal = await interface.run()
    keyTrace?.close()
    return signal
  }
}
