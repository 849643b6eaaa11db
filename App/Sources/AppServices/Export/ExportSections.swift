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
    all = [
      WordsSection(store: graph.wordStore),
      DirectionSection(store: graph.directionStore),
      SourcesSection(
        dictionary: graph.personalDictionary(router: ClosureRouter { _ in }).build(), store: graph.sourceStore, keepsSecrets: keepsSecrets),
      TasksSection(store: graph.todoStore, localTime: graph.localTime),
      PracticeSection(store: graph.practiceStore, clock: graph.clock),
      PracticeParametersSection(store: graph.practiceStore, clock: graph.clock),
      WordMarksSection(store: graph.readingStore),
      LevelsSection(store: graph.readingStore),
      TextsSection(store: graph.readingStore),
      GameSection(store: graph.gameStore),
      KeyboardSection(store: graph.boardStore, keepsSecrets: keepsSecrets),
      TranslationsSection(store: graph.historyStore),
      RootSection(store: graph.rootStore),
    ]
    changeGroup = graph.changeGroup
  }
}
