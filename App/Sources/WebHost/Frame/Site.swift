import AppGraph
import AppServices
import ContentKeyboard
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import Stemming
import TodoList
import UBCOTranslation

/// The features, as pages reach them. Pages have links in place of routers, so that what a view model asks for is left unheard.
@MainActor
final class Site {
  let access: AccessControl
  private let app: OpenApp
  private let launch: any Launch
  private let options: LaunchOptions
  private var choice: InterfaceLanguage?
  let graph: AppGraph
  /// Called when a browser was let in.
  var onEntry: () -> Void = {}

  /// - Parameter choice: The language of every page; `nil` when the browser's decides.
  init(app: OpenApp, launch: any Launch, _ options: LaunchOptions, choice: InterfaceLanguage?) {
    self.app = app
    self.launch = launch
    self.options = options
    self.choice = choice
    graph = AppGraph(environment: app.environment.awayFromMainActor())
    access = AccessControl(random: graph.random, clock: graph.clock)
  }

  var dictionary: PersonalDictionaryGraph { graph.personalDictionary(router: ClosureRouter { _ in }).build() }
  var practice: PracticeGraph { graph.practice(router: ClosureRouter { _ in }).build() }
  var todoList: TodoListGraph { graph.todoList(router: ClosureRouter { _ in }).build() }
  var stemming: StemmingGraph { graph.stemming(router: ClosureRouter { _ in }).build() }
  var ubcoTranslation: UBCOTranslationGraph { graph.ubcoTranslation(router: ClosureRouter { _ in }).build() }
  var contentKeyboard: ContentKeyboardGraph { graph.contentKeyboard(router: ClosureRouter { _ in }).build() }

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

  func settings() throws(Problem) -> [SettingKey: String] {
    do throws(SettingsError) { return try launch.settings(options).values() } catch { throw Problem(error) }
  }

  /// Stores a setting, and applies it where it can change while the server runs.
  func set(_ key: SettingKey, to value: String) throws(Problem) {
    do throws(SettingsError) { try launch.settings(options).set(key, to: value) } catch { throw Problem(error) }
    switch key {
    case .language: choice = InterfaceLanguage(rawValue: value)
    case .backup: app.background.setMakesBackups(value != "off")
    default: break
    }
  }

  /// Starts the backup that is due after a change.
  func startDueWork() { _ = app.background.startDue() }
}
