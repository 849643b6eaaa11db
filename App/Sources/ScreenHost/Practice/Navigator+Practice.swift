import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

extension Navigator {
  var practice: PracticeGraph {
    graph.practice(router: ClosureRouter<PracticeDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: PracticeDestination) {
    switch destination {
    case .session(let options):
      if let old = screens.first(where: { $0 is SessionScreen }) { pop(old) }
      push(SessionScreen(options, navigator: self))
    case .editor(let id): perform { [weak self] in await self?.openEditor(of: id) }
    }
  }

  /// Switches to the tab of the practice and begins a session.
  func openPractice(_ options: SessionOptions) {
    show(.practice)
    open(.session(options))
  }

  private func openEditor(of id: PracticeWord.ID) async {
    do throws(WordStoreError) {
      // A word that was deleted meanwhile is passed over when the session is shown again.
      guard let word = try await graph.wordStore.words(identified: [Word.ID(id.rawValue)]).first else { return reload() }
      open(.editor(word))
    } catch { say(Problem(PersonalDictionaryProblem.store(error))) }
  }
}

extension FeatureTab {
  static let practice = FeatureTab(id: .practice, name: PracticeScreenPhrases.practice, command: "practice due practice stats") {
    PracticeScreen(navigator: $0)
  }
}
