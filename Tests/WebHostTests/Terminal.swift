import AppGraph
import AppLive
import AppServices
import CoreModule

@testable import ScreenHost
@testable import TerminalKit

/// The full screen before the data of a server.
@MainActor
final class Terminal {
  let navigator: Navigator
  private let app: OpenApp

  init(_ options: LaunchOptions) {
    let launch = LiveLaunch(program: "/usr/bin/false") { _, _ in true }
    app = launch.open(options) { _ in }
    navigator = Navigator(
      graph: AppGraph(environment: app.environment), settings: launch.settings(options),
      access: ProgramAccess(
        files: launch.files(options), home: nil, absolutePath: { $0 }, timer: launch.reminderTimer(options, language: .english),
        environmentLanguage: .english, isLanguageOverridden: true, setMakesBackups: { _ in }),
      clock: app.environment.clock, localTime: app.environment.localTime, language: .english
    )
  }

  /// Shows the first screen.
  func start() async {
    navigator.start()
    await settle()
  }

  /// Types keys, each when all that came of the one before is done.
  func type(_ keys: Key...) async {
    for key in keys {
      navigator.handle(key)
      await settle()
    }
  }

  func push(_ screen: any Screen) async {
    navigator.push(screen)
    await settle()
  }

  private func settle() async {
    repeat { await Task.yield() } while navigator.workCount + navigator.backgroundWorkCount > 0
  }

  func end() {
    navigator.stop()
    _ = app.finish()
  }
}
