import AppGraph
import AppServices
import ContentKeyboard
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import Reading
import Stemming
import TodoList
import UBCOTranslation
import WordGame

/// The features, as pages reach them. Pages have links in place of routers, so that what a view model asks for is left unheard.
@MainActor
final class Site {
  var access: AccessControl
  private let app: OpenApp
  private let launch: any Launch
  private let options: LaunchOptions
  private var choice: InterfaceLanguage?
  /// The feature tree. It is built again when a setting has changed that it depends on.
  private(set) var graph: AppGraph
  private var environment: AppEnvironment
  /// The same features with a connection of their own, which reads on the main actor and waits for nobody: for pages that are made so
  /// often that changing threads takes longer than reading.
  private(set) var readingGraph: AppGraph
  private var readingEnvironment: AppEnvironment
  private(set) var settingsVersion: String?
  /// The tabs of the terminal in the user's order.
  private(set) var tabs: [InterfaceTab]
  /// The language that the command line asks for, whatever the settings say.
  var forcedLanguage: InterfaceLanguage?
  /// Where the server is, while it runs.
  var address: String?
  /// Called when a browser gets access.
  var onEntry: () -> Void = {}
  /// Called with the name of a browser that asks for access, and the code that it needs.
  var onPairing: (_ device: String, _ code: String) -> Void = { _, _ in }
  /// The streams of open pages.
  let events: ChangeEvents
  /// The pages that were sent, while they are valid.
  nonisolated let pageCache: PageCache
  /// The rows of the list of words that were sent.
  let rowCache = RowCache()
  /// The practice of the programs that use the API.
  let programPractice = KeptPractice()

  /// - Parameters:
  ///   - reading: The same data, opened a second time.
  ///   - watching: The same data, opened a third time: whether a page may be sent again is asked while another one is read.
  ///   - choice: The language of every page; `nil` when the browser's decides.
  init(
    app: OpenApp, reading: OpenApp, watching: OpenApp, launch: any Launch, _ options: LaunchOptions, choice: InterfaceLanguage?
  ) {
    self.app = app
    self.launch = launch
    self.options = options
    self.choice = choice
    environment = app.environment.awayFromMainActor()
    environment.clipboard = NoClipboard()
    graph = AppGraph(environment: environment)
    readingEnvironment = reading.environment
    readingGraph = AppGraph(environment: readingEnvironment)
    events = ChangeEvents(graph.dataChanges)
    settingsVersion = launch.settings(options).version
    tabs = InterfaceSettings((try? launch.settings(options).values()) ?? [:]).tabs
    let grants = launch.serverGrants(options)
    access = AccessControl(store: grants, random: graph.random, clock: graph.clock)
    pageCache = PageCache(watching.environment.dataChanges, launch.settings(options), grants, graph.clock)
  }

  var dictionary: PersonalDictionaryGraph { graph.personalDictionary(router: ClosureRouter { _ in }).build() }
  var readingDictionary: PersonalDictionaryGraph { readingGraph.personalDictionary(router: ClosureRouter { _ in }).build() }
  var practice: PracticeGraph { graph.practice(router: ClosureRouter { _ in }).build() }
  var todoList: TodoListGraph { graph.todoList(router: ClosureRouter { _ in }).build() }
  var reading: ReadingGraph { graph.reading(router: ClosureRouter { _ in }).build() }
  var stemming: StemmingGraph { graph.stemming(router: ClosureRouter { _ in }).build() }
  var ubcoTranslation: UBCOTranslationGraph { graph.ubcoTranslation(router: ClosureRouter { _ in }).build() }
  var contentKeyboard: ContentKeyboardGraph { graph.contentKeyboard(router: ClosureRouter { _ in }).build() }
  var game: WordGameGraph { graph.wordGame(router: ClosureRouter { _ in }).build() }

  /// Takes settings that were changed since the last request, here or by another program. While they cannot be read, the last ones hold.
  func takeSettings() {
    let store = launch.settings(options)
    guard case let version = store.version, version != settingsVersion, let settings = try? store.values() else { return }
    settingsVersion = version
    tabs = InterfaceSettings(settings).tabs
    choice = forcedLanguage ?? settings[.language].flatMap { InterfaceLanguage(rawValue: $0) }
    app.background.setMakesBackups(settings[.backup] != "off")
    environment.practiceSettings = PracticeSettings(settings)
    readingEnvironment.practiceSettings = environment.practiceSettings
    graph = AppGraph(environment: environment)
    readingGraph = AppGraph(environment: readingEnvironment)
  }

  func style(_ language: InterfaceLanguage) -> TextStyle {
    TextStyle(language: language, width: nil, usesColor: true, localTime: graph.localTime, now: graph.clock.now())
  }

  /// The language of a page, by the setting or the header `Accept-Language`.
  func language(accepting header: String?) -> InterfaceLanguage {
    if let choice { return choice }
    let accepted = (header ?? "").split(separator: ",").lazy.compactMap { part in
      InterfaceLanguage(localeName: String(part.prefix { $0 != ";" }).trimmed)
    }
    return accepted.first ?? .ofEnvironment(launch.variables)
  }

  var files: any UserFiles { launch.files(options) }
  var texts: UploadedTexts { UploadedTexts(files: files, folder: launch.places(options).texts, digest: environment.fileDigest) }

  func settings() throws(Problem) -> [SettingKey: String] {
    do throws(SettingsError) { return try launch.settings(options).values() } catch { throw Problem(error) }
  }

  /// Stores a setting, which applies from then on where it can change while the server runs.
  func set(_ key: SettingKey, to value: String) throws(Problem) {
    do throws(SettingsError) { try launch.settings(options).set(key, to: value) } catch { throw Problem(error) }
    takeSettings()
  }

  /// Starts the backup that is due after a change.
  func startDueWork() { _ = app.background.startDue() }

  /// Starts what is due by the clock. Reminders are shown if the user has chosen a time, and the system does not wake them anyhow.
  func startScheduledWork() async {
    // An outdated board asks for its refresh when it is read, and nobody may have its page open.
    await contentKeyboard.keyboard.build().load()
    startDueWork()
    guard let settings = try? launch.settings(options).values(), settings[.remindAt] != nil, !launch.job(.reminder, running: []).isInstalled
    else { return }
    app.background.startReminders()
  }
}
