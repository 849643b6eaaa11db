public import AppGraph
import ArgumentParser
import CoreModule
import Glibc

/// The program on a terminal: parses the command, runs it over a freshly built feature, prints what it has to say.
@MainActor
public struct TerminalHost {
  private let launch: any Launch

  /// A host for a program started as `launch` says.
  public init(launch: any Launch) { self.launch = launch }

  /// Runs one command.
  ///
  /// - Parameter arguments: The bytes of what stood on the command line after the program's name.
  /// - Returns: The exit status of the process.
  public func run(_ arguments: [[UInt8]]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let scan = CommandLineScan(arguments.map { String(decoding: $0, as: UTF8.self) })
    defer { launch.finish() }
    do throws(Problem) {
      if let position = arguments.firstIndex(where: { String(validating: $0, as: UTF8.self) == nil }) {
        throw .argumentNotUTF8(position: position + 1)
      }
      return try run(scan).rawValue
    } catch {
      return renderer(scan.session(variables: launch.variables)).render(error).rawValue
    }
  }

  private func run(_ scan: CommandLineScan) throws(Problem) -> ExitCode {
    let command = try command(scan)
    let options = try command.common.launchOptions()
    let session = try session(scan, command, options)
    let context = Context(launch: launch, options: options, session: session, streams: Streams())
    let result = waitOnMainActor { () async -> Result<Outcome, Problem> in
      do throws(Problem) { return .success(try await command.run(in: context)) } catch { return .failure(error) }
    }
    switch result {
    case .success(let outcome): return renderer(session).render(outcome)
    case .failure(let problem): return renderer(session).render(problem)
    }
  }

  private func command(_ scan: CommandLineScan) throws(Problem) -> any Command {
    var type: any ParsableCommand.Type = GlotCommand.self
    if let name = scan.command {
      guard let named = GlotCommand.commands.first(where: { $0.configuration.commandName == name }) else { throw .unknownCommand(name) }
      type = named
    }
    let parsed: any ParsableCommand
    do {
      parsed = try type.parseAsRoot(scan.command == nil ? scan.arguments : Array(scan.arguments.dropFirst()))
    } catch {
      throw .unparsable(error, command: scan.command)
    }
    guard let command = parsed as? any Command else { throw .unknownCommandType(scan.command ?? "glot") }
    return command
  }

  /// How to speak: by the options, else by the environment, else by the user's settings.
  private func session(_ scan: CommandLineScan, _ command: any Command, _ options: LaunchOptions) throws(Problem) -> Session {
    var session = scan.session(variables: launch.variables)
    if let language = command.common.lang, InterfaceLanguage(rawValue: language) == nil {
      throw .usage(
        LocalizedText(en: "glot does not speak “\(language)”.", ru: "glot не говорит на языке «\(language)»."),
        hint: LocalizedText(en: "Use --lang en or --lang ru.", ru: "Используйте --lang en или --lang ru.")
      )
    }
    if let color = command.common.color, session.color != .never { session.color = try ColorChoice(color, of: "--color") }
    if command.common.json, command.common.plain {
      throw .usage(
        LocalizedText(en: "--json and --plain exclude each other.", ru: "--json и --plain нельзя указать вместе."),
        hint: LocalizedText(en: "Choose one.", ru: "Выберите что-то одно.")
      )
    }
    if session.color == nil, session.format == .text, Streams().outputIsTerminal {
      session.color = ((try? launch.settings(options).values()) ?? [:])[.color].flatMap { ColorChoice(rawValue: $0) }
    }
    return session
  }

  private func renderer(_ session: Session) -> Renderer {
    Renderer(session: session, streams: Streams(), variables: launch.variables, localTime: launch.localTime, now: launch.clock.now())
  }
}

extension GlotCommand {
  /// The commands under `glot`. Each is parsed on its own: parsing through the tree would describe every level to the parser first.
  static var commands: [any ParsableCommand.Type] { configuration.groupedSubcommands.flatMap(\.subcommands) }
}
