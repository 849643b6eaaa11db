import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Looks words up in a single dictionary while they are typed.
@MainActor
final class SourceTestScreen: Screen {
  private let name: String
  private let model: SourcesViewModel
  private weak var navigator: Navigator?
  private let latest = LatestWork()
  private var field = TextField()

  init(_ name: String, navigator: Navigator) {
    self.name = name
    model = navigator.dictionary.sources.build()
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Try a dictionary", ru: "Проверить словарь")
  let isTyping = true

  func load() async { await test() }

  func body(in area: ViewArea) -> ScreenBody {
    SourceTestView(name: name, field: field, state: model.state).body(in: area)
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    latest.request(on: navigator) { [self] in await test() }
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter, .control("l")], .retry, isHinted: model.state.problem != nil) { [weak self] in self?.navigator?.reload() }
    ]
  }

  private func test() async {
    if !field.text.isBlank { await model.test(name, field.text) }
  }
}

struct SourceTestView {
  let name: String
  let field: TextField
  let state: SourcesState

  func body(in area: ViewArea) -> ScreenBody { field.body(after: "\(name): ", in: area) { _ in answer(area) } }

  private func answer(_ area: ViewArea) -> [StyledLine] {
    if field.text.isBlank { return NoticeLines.notice(SourceScreenPhrases.typeWord, area) }
    if let problem = state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    guard let trial = state.trial else { return [] }
    if let failure = trial.answer.failures.first { return NoticeLines.notice(Problem(failure).sentence, area, .warning) }
    if trial.answer.entries.isEmpty { return NoticeLines.notice(Problem.notInSource(trial).message, area) }
    return SourceTrialDocument(trial: trial).text(area.textStyle).split(separator: "\n").flatMap { line in
      StyledLine(inked: String(line)).wrapped(to: max(1, area.size.columns), indent: line.prefix { $0 == " " }.count + 3)
    }
  }
}
