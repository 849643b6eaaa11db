import AppGraph
import ArgumentParser
import CoreModule

/// The options that every command has, before or after its name.
struct CommonOptions: ParsableArguments {
  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(help: "Print one record a line, its fields separated by tabs.")
  var plain = false

  @Option(help: "Speak this language: en or ru.")
  var lang: String?

  @Option(help: "Keep everything in this one folder.", completion: .directory)
  var dataDir: String?

  @Flag(help: "Leave the network alone.")
  var offline = false

  @Flag(help: "Use no colour.")
  var noColor = false

  @Option(help: "When to use colour: auto, always or never.")
  var color: ColorChoice?

  @Flag(help: "Never ask; fail where an answer is needed.")
  var noInput = false

  @Flag(help: "Answer every question with yes.")
  var yes = false

  @Flag(name: .shortAndLong, help: "Print no remarks, only results and errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show on standard error what the program does.")
  var verbose = false

  @Option(help: "Keep log lines of this level and above: debug, info, warning or error.")
  var logLevel: LogLevelChoice?

  /// The options that are followed by a value.
  static let withValue: Set<String> = ["--lang", "--data-dir", "--color", "--log-level"]
  /// The options that stand alone.
  static let withoutValue: Set<String> = [
    "--json", "--plain", "--offline", "--no-color", "--no-input", "--yes", "-q", "--quiet", "-v", "--verbose",
  ]

  var launchOptions: LaunchOptions {
    var options = LaunchOptions()
    options.dataFolder = dataDir
    options.logLevel = logLevel.flatMap { LogLevel(rawValue: $0.rawValue) }
    options.isVerbose = verbose
    return options
  }
}

/// When colour is used.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto
  case always
  case never
}

/// The levels of the log, as an option names them.
enum LogLevelChoice: String, CaseIterable, ExpressibleByArgument {
  case debug
  case info
  case warning
  case error
}
