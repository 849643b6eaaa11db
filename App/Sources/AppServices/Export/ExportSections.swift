package import AppGraph
import ContentKeyboard
package import CoreModule
import PersonalDictionary
import Stemming
import TodoList
import UBCOTranslation
import WordGame

/// The sections of all features, and the change group that imports them in one transaction.
@MainActor
package struct ExportSections {
  package let all: [any ExportSection]
  package let changeGroup: any ChangeGroup

  /// - Parameter keepsSecrets: Whether exported addresses keep their passwords and queries.
  package init(_ graph: AppGraph, keepingSecrets keepsSecrets: Bool = false) {
    // What exports and imports asks to go nowhere.
    let dictionary = graph.personalDictionary(router: ClosureRouter { _ in }).build()
    all = [
      WordsSection(dictionary: dictionary),
      DirectionSection(dictionary: dictionary),
      SourcesSection(dictionary: dictionary, keepsSecrets: keepsSecrets),
      TasksSection(todo: graph.todoList(router: ClosureRouter { _ in }).build(), localTime: graph.localTime),
      PracticeSection(store: graph.practiceStore, clock: graph.clock),
      PracticeParametersSection(store: graph.practiceStore, clock: graph.clock),
      GameSection(game: graph.wordGame(router: ClosureRouter { _ in }).build()),
      KeyboardSection(keyboard: graph.contentKeyboard(router: ClosureRouter { _ in }).build(), keepsSecrets: keepsSecrets),
      TranslationsSection(translation: graph.ubcoTranslation(router: ClosureRouter { _ in }).build()),
      RootSection(stemming: graph.stemming(router: ClosureRouter { _ in }).build()),
    ]
    changeGroup = graph.changeGroup
  }
}
