import AppGraph
import AppServices
import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The options of every command, before or after its name.
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

  @Option(help: "When to use colour: auto, always or never.", completion: .list(ColorChoice.allCases.map(\.rawValue)))
  var color: String?

  @Flag(help: "Never ask; fail where an answer is needed.")
  var noInput = false

  @Flag(help: "Confirm in advance, for scripts; no command asks for confirmation.")
  var yes = false

  @Flag(name: .shortAndLong, help: "Print no remarks, only results and errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show on standard error what the program does.")
  var verbose = false

  @Option(
    help: "Keep log lines of this level and above: debug, info, warning or error.", completion: .list(LogLevel.allCases.map(\.rawValue)))
  var logLevel: String?

  @Flag(name: .shortAndLong, help: "Explain the command.")
  var help = false

  static let withValue: Set<String> = ["--lang", "--data-dir", "--color", "--log-level"]
  static let withoutValue: Set<String> = [
    "--json", "--plain", "--offline", "--no-color", "--no-input", "--yes", "-q", "--quiet", "-v", "--verbose", "-h", "--help", version,
  ]
  /// The options that show help instead of running the command.
  static let help: Set<String> = ["-h", "--help"]
  /// Only `glot` itself declares this option.
  static let version = "--version"

  /// The language, format and colours, from the options, else from the environment.
  func session(variables: [String: String]) throws(Problem) -> Session {
    var session = Session()
    session.setLanguage(try language(), variables: variables)
    session.format = json ? .json : plain ? .plain : .text
    session.isQuiet = quiet
    session.forbidsQuestions = noInput
    let choice = try color.map { value throws(Problem) in try ColorChoice(value, of: "--color") }
    session.color = noColor ? .never : choice
    if json, plain {
      throw .usage(
        LocalizedText(en: "--json and --plain exclude each other.", ru: "--json и --plain нельзя указать вместе."),
        hint: LocalizedText(en: "Choose one.", ru: "Выберите что-то одно.")
      )
    }
    return session
  }

  private func language() throws(Problem) -> InterfaceLanguage? {
    guard let lang else { return nil }
    guard let language = InterfaceLanguage(rawValue: lang) else {
      throw .usage(
        LocalizedText(en: "glot does not speak “\(lang)”.", ru: "glot не говорит на языке «\(lang)»."),
        hint: LocalizedText(en: "Use --lang en or --lang ru.", ru: "Используйте --lang en или --lang ru.")
      )
    }
    return language
  }

  func launchOptions() throws(Problem) -> LaunchOptions {
    var options = LaunchOptions()
    if dataDir == "" {
      throw .usage(
        LocalizedText(en: "--data-dir names no folder.", ru: "В --data-dir не указана папка."),
        hint: LocalizedText(en: "Write it as in “--data-dir ~/words”.", ru: "Укажите её, например «--data-dir ~/words».")
      )
    }
    options.dataFolder = dataDir
    options.logLevel = try logLevel.map { value throws(Problem) in try LogLevel(value, of: "--log-level") }
    options.isVerbose = verbose
    options.isOffline = offline
    return options
  }
}

extension CommonOptions: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    lang = arguments.value("--lang")
    dataDir = arguments.value("--data-dir")
    color = arguments.value("--color")
    logLevel = arguments.value("--log-level")
    json = arguments.flag("--json")
    plain = arguments.flag("--plain")
    offline = arguments.flag("--offline")
    noColor = arguments.flag("--no-color")
    noInput = arguments.flag("--no-input")
    yes = arguments.flag("--yes")
    quiet = arguments.flag("-q", "--quiet")
    verbose = arguments.flag("-v", "--verbose")
    help = arguments.flag("-h", "--help")
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Parses the value of an option.
  ///
  /// The options are declared as strings, since each further value type slows down the parser.
  init(_ value: String, of option: String) throws(Problem) {
    guard let choice = Self(rawValue: value) else {
      let choices = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        LocalizedText(en: "“\(value)” is not a value for \(option).", ru: "«\(value)» не подходит для \(option)."),
        hint: LocalizedText(en: "Use one of: \(choices).", ru: "Возможные значения: \(choices).")
      )
    }
    self = choice
  }
}

extension Session {
  /// Uses the language of the option, else of the environment.
  mutating func setLanguage(_ option: InterfaceLanguage?, variables: [String: String]) {
    language = option ?? .ofEnvironment(variables)
    isLanguageOverridden = option != nil || variables["GLOT_LANG"]?.isEmpty == false
  }

  /// Uses the language of the settings, unless an option or a variable has set it.
  mutating func setLanguage(_ settings: [SettingKey: String]) {
    guard !isLanguageOverridden, let language = settings[.language].flatMap({ InterfaceLanguage(rawValue: $0) }) else { return }
    self.language = language
  }
}
