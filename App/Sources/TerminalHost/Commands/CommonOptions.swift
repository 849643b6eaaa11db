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

  /// The options that are followed by a value.
  static let withValue: Set<String> = ["--lang", "--data-dir", "--color", "--log-level"]
  /// The options that stand alone.
  static let withoutValue: Set<String> = [
    "--json", "--plain", "--offline", "--no-color", "--no-input", "--yes", "-q", "--quiet", "-v", "--verbose", "-h", "--help", version,
  ]
  /// The options that ask for help on the command instead of running it.
  static let help: Set<String> = ["-h", "--help"]
  /// The option that asks for the version instead of running the command. Only `glot` itself declares it.
  static let version = "--version"

  /// How to speak: by the options, else by the environment.
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

extension CommonOptions: DirectlyRead {
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

/// When colour is used.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The choice that an option's value names.
  ///
  /// The options take plain texts: each type of value that the parser has to know makes every command slower to start.
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
  /// Speaks the language of the option, else that of the environment.
  mutating func setLanguage(_ option: InterfaceLanguage?, variables: [String: String]) {
    language = option ?? .ofEnvironment(variables)
    isLanguageGiven = option != nil || variables["GLOT_LANG"]?.isEmpty == false
  }

  /// Speaks the language of the settings, unless this run was told another.
  mutating func setLanguage(_ settings: [SettingKey: String]) {
    guard !isLanguageGiven, let language = settings[.language].flatMap({ InterfaceLanguage(rawValue: $0) }) else { return }
    self.language = language
  }
}

extension InterfaceLanguage {
  /// What the environment asks for.
  static func ofEnvironment(_ variables: [String: String]) -> InterfaceLanguage {
    InterfaceLanguage(variables: variables, overrides: ["GLOT_LANG"])
  }
}
