import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The options of every command, before or after its name.
struct CommonOptions {
  let json: Bool
  let plain: Bool
  let lang: String?
  let dataDir: String?
  let offline: Bool
  let noColor: Bool
  let color: OptionValue<ColorChoice>
  let noPager: Bool
  let noInput: Bool
  let yes: Bool
  let quiet: Bool
  let verbose: Bool
  let logLevel: OptionValue<LogLevel>
  let help: Bool

  init(_ arguments: inout ArgumentReader) {
    json = arguments.flag("json", en: "Print one JSON document.", ru: "Вывести один документ JSON.")
    plain = arguments.flag(
      "plain", en: "Print one record per line, with tabs between fields.", ru: "По одной записи в строке, поля разделены табуляцией."
    )
    lang = arguments.option("lang", russianValue: "ЯЗЫК", en: "The language of messages: en or ru.", ru: "Язык сообщений: en или ru.")
    dataDir = arguments.option(
      "data-dir", russianValue: "ПАПКА", en: "Keep all data in this folder.", ru: "Хранить все данные в этой папке.",
      completion: .directory
    )
    offline = arguments.flag("offline", en: "Work offline.", ru: "Работать без сети.")
    noColor = arguments.flag("no-color", en: "Use no colour.", ru: "Без цвета.")
    color = arguments.choice(
      "color", russianValue: "КОГДА", en: "When to use colour: auto, always or never.",
      ru: "Когда использовать цвет: auto, always или never."
    )
    noPager = arguments.flag("no-pager", en: "Print long output at once.", ru: "Выводить длинный результат сразу.")
    noInput = arguments.flag(
      "no-input", en: "Never ask; fail where an answer is needed.", ru: "Ничего не спрашивать; если нужен ответ, завершиться с ошибкой."
    )
    yes = arguments.flag(
      "yes", en: "Do not ask for the languages before the first word.", ru: "Не спрашивать о языках перед первым словом."
    )
    quiet = arguments.flag(
      "quiet", short: "q", en: "Print no remarks, only results and errors.", ru: "Без примечаний: только результаты и ошибки."
    )
    verbose = arguments.flag(
      "verbose", short: "v", en: "Show on standard error what the program does.", ru: "Показывать в потоке ошибок, что делает программа."
    )
    logLevel = arguments.choice(
      "log-level", russianValue: "УРОВЕНЬ", en: "Keep log lines of this level and above: debug, info, warning or error.",
      ru: "Записывать в журнал строки этого уровня и выше: debug, info, warning или error."
    )
    help = arguments.flag("help", short: "h", en: "Show help for the command.", ru: "Показать справку о команде.")
  }

  /// The options that show help instead of running the command.
  static let help = ["-h", "--help"]
  /// Only `glot` itself declares this option.
  static let version = "--version"

  static let arguments = ArgumentReader.arguments { _ = CommonOptions(&$0) }

  static func isFlag(_ typed: some StringProtocol) -> Bool {
    typed == version || arguments.contains { $0.kind == .flag && $0.isNamed(typed) }
  }

  static func takesValue(_ typed: some StringProtocol) -> Bool { arguments.contains { $0.kind == .option && $0.isNamed(typed) } }

  /// The language, format and colours, from the options, else from the environment.
  func session(variables: [String: String]) throws(Problem) -> Session {
    var session = Session()
    session.setLanguage(try language(), variables: variables)
    session.format = json ? .json : plain ? .plain : .text
    session.isQuiet = quiet
    session.forbidsQuestions = noInput
    session.skipsFirstRun = yes
    session.usesPager = !noPager && !noInput
    let choice = try color()
    session.color = noColor ? .never : choice
    if json, plain { throw .exclusive("--json", "--plain") }
    return session
  }

  private func language() throws(Problem) -> InterfaceLanguage? {
    guard let lang else { return nil }
    guard let language = InterfaceLanguage(rawValue: lang) else {
      throw .usage(
        en: ("glot does not support the language “\(lang)”.", "Use --lang en or --lang ru."),
        ru: ("glot не поддерживает язык «\(lang)».", "Используйте --lang en или --lang ru.")
      )
    }
    return language
  }

  func launchOptions() throws(Problem) -> LaunchOptions {
    var options = LaunchOptions()
    if dataDir == "" {
      throw .usage(
        en: ("No folder is given for --data-dir.", "Try “--data-dir ~/words”."),
        ru: ("В --data-dir не указана папка.", "Укажите её, например «--data-dir ~/words».")
      )
    }
    options.dataFolder = dataDir
    options.logLevel = try logLevel()
    options.isVerbose = verbose
    options.isOffline = offline
    return options
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
