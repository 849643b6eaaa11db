import AppGraph
package import AppServices
package import CoreModule
import CorePresentation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import Presentation

/// Serves the features to browsers.
@MainActor
package struct WebHost {
  private let launch: any Launch
  private let isTerminal: Bool
  private let write: @Sendable (HarmlessText) -> Void
  private let complain: @Sendable (HarmlessText) -> Void

  /// - Parameters:
  ///   - launch: The system.
  ///   - isTerminal: Whether results are written to a terminal.
  ///   - write: Writes results.
  ///   - complain: Writes messages.
  package init(
    launch: any Launch, isTerminal: Bool, write: @escaping @Sendable (HarmlessText) -> Void,
    complain: @escaping @Sendable (HarmlessText) -> Void
  ) {
    self.launch = launch
    self.isTerminal = isTerminal
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
    options.launch.apply(settings, launch)
    let choice = options.language ?? settings[.language].flatMap { InterfaceLanguage(rawValue: $0) }
    options.launch.language = choice ?? .ofEnvironment(launch.variables)
    let app = launch.open(options.launch) { [complain] line in complain(line + "\n") }
    let reading = launch.open(options.launch) { [complain] line in complain(line + "\n") }
    let watching = launch.open(options.launch) { [complain] line in complain(line + "\n") }
    defer {
      _ = watching.finish()
      _ = reading.finish()
      _ = app.finish()
    }
    let site = Site(app: app, reading: reading, watching: watching, launch: launch, options.launch, choice: choice)
    site.forcedLanguage = given.language
    let server = try Self.server(options, ConnectionLimit(most: connections))
    let started = options
    defer { if let address = site.address { store(address: nil, inPlaceOf: address, started) } }
    try await Self.application(site, started, server) { start(site, started, port: $0) }.runService()
  }

  /// As many connections as the system allows files for, less those that the program opens itself. The files of connections that are
  /// being closed count too.
  private var connections: Int {
    let files = launch.openFileLimit(needing: 2 * Self.maximumConnections + Self.ownFiles)
    return max(64, min(Self.maximumConnections, (files - Self.ownFiles) / 2))
  }
  private static let maximumConnections = 2000
  private static let ownFiles = 96

  private func start(_ site: Site, _ options: ServerOptions, port: Int) {
    let message = StartMessage(options: options, port: port, isTerminal: isTerminal)
    site.access.cookieName = "glot-\(port)"
    site.access.isSecure = options.tls != nil
    site.onEntry = { [complain] in complain(message.nextAddress(site.access.entryToken)) }
    site.onPairing = { [complain] in complain(message.pairing($0, $1)) }
    site.address = message.base
    store(address: message.base, inPlaceOf: nil, options)
    write(message.text(site.access))
    guard options.opensBrowser else { return }
    _ = launch.openBrowser(message.address(site.access.entryToken), options.launch)
  }

  /// Stores the address of the server, which only “glot serve devices add” needs.
  ///
  /// - Parameter old: The address that is replaced; `nil` for any.
  private func store(address: String?, inPlaceOf old: String?, _ options: ServerOptions) {
    do throws(StorageError) {
      try launch.serverGrants(options.launch).change { if old == nil || $0.address == old { $0.address = address } }
    } catch {
      complain(HarmlessText(line: Problem(error).sentence(options.launch.language)) + "\n")
    }
  }

  /// Serves connections, with limits for their number, and for the size and time of what they send.
  private static func server(_ options: ServerOptions, _ limit: ConnectionLimit) throws -> HTTPServerBuilder {
    let configuration = HTTP1Channel.Configuration(
      additionalChannelHandlers: [ConnectionHandler(limit)], idleTimeout: .seconds(60),
      httpDecoderConfiguration: .init(maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100)
    )
    let plain = HTTPServerBuilder { EventLoopChannel(base: HTTP1Channel(responder: $0, configuration: configuration)) }
    guard let files = options.tls else { return plain }
    do {
      let certificates = try NIOSSLCertificate.fromPEMFile(files.certificates)
      let key = try NIOSSLPrivateKey(file: files.key, format: .pem)
      var tls = TLSConfiguration.makeServerConfiguration(
        certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(key))
      tls.minimumTLSVersion = .tlsv12
      return try .tls(plain, tlsConfiguration: tls)
    } catch { throw Problem.unusableCertificate(files.certificates, files.key) }
  }

  static func application(
    _ site: Site, _ options: ServerOptions, _ server: HTTPServerBuilder = .http1(),
    onStart: @escaping @MainActor (Int) -> Void
  ) -> Application<SiteResponder> {
    var logger = Logger(label: "glot-web") { _ in SwiftLogNoOpLogHandler() }
    logger.logLevel = .critical
    return Application(
      responder: SiteResponder(site, isSecure: options.tls != nil), server: server,
      configuration: ApplicationConfiguration(address: .hostname(options.address, port: options.port), serverName: nil),
      services: [Schedule(site: site)],
      onServerRunning: { channel in await onStart(channel.localAddress?.port ?? options.port) }, logger: logger
    )
  }
}
