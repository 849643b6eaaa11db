import AppGraph
package import AppServices
import CoreModule
import CorePresentation
import Glibc
import Presentation
import TerminalKit

/// Runs one command on a terminal: parses it, runs it over a new feature tree and prints the result.
@MainActor
package final class CommandHost {
  private let launch: any Launch
  /// Held until the process ends, since releasing the connections of the database makes Dispatch start a thread.
  private var context: Context?

  private let fullScreen: FullScreen

  /// - Parameter fullScreen: Runs the full-screen interface.
  package init(launch: any Launch, fullScreen: @escaping FullScreen) {
    self.launch = launch
    self.fullScreen = fullScreen
  }

  /// The files that the database, its WAL, the log, a background process and the runtime have open, with some room.
  private static let neededFiles = 24

  /// Runs one command.
  ///
  /// - Parameter arguments: The arguments after the program's name, which may not be UTF-8; `nil` when they are not known.
  /// - Returns: The exit status of the process.
  package func run(_ arguments: [[UInt8]]?) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    guard let arguments else { return renderer(CommandLineScan([]).session(variables: launch.variables)).render(.noArguments).rawValue }
    let scan = CommandLineScan(arguments.map { String(decoding: $0, as: UTF8.self) })
    var session = scan.session(variables: launch.variables)
    defer { finish(session) }
    do throws(Problem) {
      let limit = launch.openFileLimit(needing: Self.neededFiles)
      if limit < Self.neededFiles { throw .tooFewFiles(limit, needed: Self.neededFiles) }
      if let position = arguments.firstIndex(where: { !String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0) }) {
        throw .argumentNotUTF8(position: position + 1)
      }
      if let name = scan.named, type(named: name) == nil { throw unknownCommand(name, scan, session) }
      let (command, common) = try command(scan)
      session = try common.session(variables: launch.variables)
      let options = try applySettings(to: &session, of: command, try common.launchOptions())
      let context = Context(
        launch: launch, options: options, session: session, streams: Streams(), literalCount: scan.literalCount, fullScreen: fullScreen)
      self.context = context
      return run(command, in: context).rawValue
    } catch {
      session.setLanguage(readableSettings(scan.dataFolder))
      return renderer(session).render(error).rawValue
    }
  }

  /// The settings for reporting an error; unreadable ones are ignored.
  private func readableSettings(_ folder: String?) -> [SettingKey: String] {
    var options = LaunchOptions()
    options.dataFolder = folder
    return (try? launch.settings(options).values()) ?? [:]
  }

  /// Closes the data and starts the background work that is due. Its failures are reported without changing the exit status.
  private func finish(_ session: Session) {
    showPendingReminder(session, context?.options ?? LaunchOptions())
    if context?.opened?.missingProgram() != nil, !session.isQuiet {
      Streams().writeError("\(HarmlessText(line: Self.missingNetworkProgram(session.language)))\n")
    }
    guard let failure = context?.opened?.finish(), !session.isQuiet else { return }
    let note =
      switch failure {
      case .storage(let error): BackupPhrases.failed(Problem(error))
      case .earlier(let reason): BackupPhrases.failed(reason)
      }
    Streams().writeError("\(HarmlessText(line: note(session.language)))\n")
  }

  private static let missingNetworkProgram = LocalizedText(
    en: """
      The program glot-network, with which glot asks services, is missing. Build it with “App/build glot-network”, or install both with \
      “App/install”.
      """,
    ru: """
      Нет программы glot-network, через которую glot обращается к службам. Соберите её: «App/build glot-network», или установите обе: \
      «App/install».
      """
  )

  /// Shows a reminder that could not be shown when it was due.
  private func showPendingReminder(_ session: Session, _ options: LaunchOptions) {
    let streams = Streams()
    guard session.format == .text, !session.isQuiet, streams.outputIsTerminal, streams.errorIsTerminal else { return }
    guard let text = launch.pendingReminder(options).take() else { return }
    streams.writeError("\(HarmlessText(line: text))\n")
  }

  private func run(_ command: any Command, in context: Context) -> ExitCode {
    let result = waitOnMainActor { () async -> Result<Outcome, Problem> in
      do throws(Problem) { return .success(try await command.run(in: context)) } catch { return .failure(error) }
    }
    switch result {
    case .success(let outcome): return renderer(context.session, context.pages).render(outcome)
    case .failure(let problem):
      try? context.pages.end()
      return renderer(context.session).render(problem)
    }
  }

  /// The problem of a name that is not a command. It is looked up as a word in local dictionaries only.
  private func unknownCommand(_ name: String, _ scan: CommandLineScan, _ session: Session) -> Problem {
    var options = LaunchOptions()
    options.dataFolder = scan.dataFolder
    options.isOffline = true
    options.makesBackups = false
    let context = Context(
      launch: launch, options: options, session: session, streams: Streams(), literalCount: 0, fullScreen: fullScreen)
    let following = scan.arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    let unknown = UnknownCommand(name: name, following: scan.command == name ? Array(following) : [])
    return .unknownCommand(name, word: waitOnMainActor { () async -> String? in await unknown.word(in: context) })
  }

  /// Parses the command and the common options.
  private func command(_ scan: CommandLineScan) throws(Problem) -> (any Command, CommonOptions) {
    let type = scan.command.flatMap(type(named:)) ?? GlotCommand.self
    let read: (command: any Command, common: CommonOptions)
    do throws(ArgumentError) { read = try type.read(scan.operands) } catch {
      if let problem = unknownSubcommand(type, scan, error) { throw problem }
      throw Problem(error, command: scan.command)
    }
    // The scan does not see -h in a cluster with letters of the command's own.
    guard read.common.help, scan.command != "help" else { return read }
    return try command(CommandLineScan(["--help"] + scan.arguments))
  }

  /// The problem of `todo ad milk`, whose arguments are wrong only because the name is.
  private func unknownSubcommand(_ type: any Command.Type, _ scan: CommandLineScan, _ error: ArgumentError) -> Problem? {
    guard let command = scan.command, let name = scan.operands.first, !name.hasPrefix("-"), !type.subcommands.isEmpty,
      OtherName.command(for: "\(command) \(name)") != nil || nearest(to: name, among: type.subcommands.map { $0.name }) != nil
    else { return nil }
    switch error {
    case .unexpectedArguments, .unknownOption: return .unknownCommand("\(command) \(name)")
    default: return nil
    }
  }

  private func type(named name: String) -> (any Command.Type)? {
    GlotCommand.subcommand(named: name.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
  }

  /// The launch options from the command line, else from the settings. Sets the language and colours of `session`.
  private func applySettings(
    to session: inout Session, of command: any Command, _ options: LaunchOptions
  ) throws(Problem) -> LaunchOptions {
    let places = launch.places(options)
    // A folder from a variable that is not UTF-8 would be the wrong folder.
    if let path = [places.database, places.configuration].first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw .pathNotUTF8(path)
    }
    var options = options
    let settings = try settings(options, for: command)
    session.setLanguage(settings)
    if settings[.pager] == "off" { session.usesPager = false }
    options.apply(settings, launch)
    options.language = session.language
    options.isQuiet = session.isQuiet
    if session.color == nil, !environmentDecidesOnColor { session.color = settings[.color].flatMap { ColorChoice(rawValue: $0) } }
    return options
  }

  private func settings(_ options: LaunchOptions, for command: any Command) throws(Problem) -> [SettingKey: String] {
    let store = launch.settings(options)
    guard Swift.type(of: command).needsValidSettings else {
      // The command may be the one that repairs the settings, so an error in them is ignored.
      return (try? store.values()) ?? [:]
    }
    do throws(SettingsError) { return try store.values() } catch { throw Problem(error) }
  }

  private var environmentDecidesOnColor: Bool {
    let variables = launch.variables
    return ["NO_COLOR", "FORCE_COLOR"].contains { variables[$0]?.isEmpty == false } || variables["TERM"] == "dumb"
  }

  private func renderer(_ session: Session, _ pages: Pages? = nil) -> Renderer {
    Renderer(
      session: session, streams: Streams(), pages: pages, variables: launch.variables, localTime: launch.localTime, now: launch.clock.now())
  }
}
