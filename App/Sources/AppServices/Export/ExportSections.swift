package import AppGraph
package import CoreModule
import PersonalDictionary

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
      RecordsSection(logIn: graph.practiceStore, clock: graph.clock),
      PracticeParametersSection(store: graph.practiceStore, clock: graph.clock),
      RecordsSection(marksIn: graph.readingStore),
      RecordsSection(levelsIn: graph.readingStore),
      RecordsSection(textsIn: graph.readingStore),
      RecordsSection(roundsIn: graph.gameStore),
      KeyboardSection(store: graph.boardStore, keepsSecrets: keepsSecrets),
      RecordsSection(translationsIn: graph.historyStore),
      RecordsSection(rootsIn: graph.rootStore),
    ]
    changeGroup = graph.changeGroup
  }
}
