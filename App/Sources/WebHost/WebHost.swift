import AppGraph
package import AppServices
package import CoreModule
import CorePresentation
import Hummingbird
import Logging
import NIOCore
import Presentation

/// Serves the features to browsers.
@MainActor
package struct WebHost {
  private let launch: any Launch
  private let write: @Sendable (HarmlessText) -> Void
  private let complain: @Sendable (HarmlessText) -> Void

  /// - Parameters:
  ///   - launch: The system.
  ///   - write: Writes results.
  ///   - complain: Writes messages.
  package init(
    launch: any Launch, write: @escaping @Sendable (HarmlessText) -> Void, complain: @escaping @Sendable (HarmlessText) -> Void
  ) {
    self.launch = launch
    self.write = write
    self.complain = complain
  }

  /// Serves until a signal asks it to end.
  package func run(_ options: ServerOptions) async -> ExitCode {
    do {
      try await serve(options)
      return .done
    } catch {
      let problem = error as? Problem ?? .starting(error, options)
      let language = options.language ?? .ofEnvironment(launch.variables)
      let text = options.isJSON ? problem.json(language).text : problem.sentence(language)
      complain(HarmlessText(line: text) + "\n")
      return ExitCode(problem.kind)
    }
  }

  private func serve(_ given: ServerOptions) async throws {
    var options = given
    let settings: [SettingKey: String]
    do throws(SettingsError) { settings = try launch.settings(options.launch).values() } catch { throw Problem(error) }
    options.launch.take(settings, launch)
    let choice = options.language ?? settings[.language].flatMap { InterfaceLanguage(rawValue: $0) }
    options.launch.language = choice ?? .ofEnvironment(launch.variables)
    let app = launch.open(options.launch) { [complain] line in complain(line + "\n") }
    defer { _ = app.finish() }
    try await application(Site(app: app, launch: launch, options.launch, choice: choice), options).runService()
  }

  private func application(_ site: Site, _ options: ServerOptions) -> Application<SiteResponder> {
    Self.application(site, options) { port in
      let message = StartMessage(options: options, port: port)
      site.onEntry = { [complain] in complain(message.nextAddress(site.access.entryToken)) }
      write(message.text(site.access))
      guard options.opensBrowser else { return }
      _ = launch.openBrowser(message.address(site.access.entryToken), options.launch)
    }
  }

  static func application(
    _ site: Site, _ options: ServerOptions, onStart: @escaping @MainActor (Int) -> Void
  ) -> Application<SiteResponder> {
    var logger = Logger(label: "glot-web") { _ in SwiftLogNoOpLogHandler() }
    logger.logLevel = .critical
    return Application(
      responder: SiteResponder(site), server: .http1(configuration: .init(idleTimeout: .seconds(75))),
      configuration: ApplicationConfiguration(address: .hostname(options.address, port: options.port), serverName: nil),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? options.port
        await onStart(port)
      }, logger: logger
    )
  }
}
