import AppGraph
package import ContentKeyboard
package import CoreModule
import CorePresentation
package import PersonalDictionary
package import Stemming
package import TodoList
package import UBCOTranslation
package import WordGame

/// The sections of all features, and the change group that imports them in one transaction.
@MainActor
package struct ExportSections {
  package let all: [any ExportSection]
  package let changeGroup: any ChangeGroup

  /// - Parameter keepsSecrets: Whether exported addresses keep their passwords and queries.
  package init(
    _ dictionary: PersonalDictionaryGraph, _ todo: TodoListGraph, _ game: WordGameGraph, _ keyboard: ContentKeyboardGraph,
    _ translation: UBCOTranslationGraph, _ stemming: StemmingGraph, localTime: LocalTime, changeGroup: any ChangeGroup,
    keepingSecrets keepsSecrets: Bool
  ) {
    all = [
      WordsSection(dictionary: dictionary),
      DirectionSection(dictionary: dictionary),
      SourcesSection(dictionary: dictionary, keepsSecrets: keepsSecrets),
      TasksSection(todo: todo, localTime: localTime),
      GameSection(game: game),
      KeyboardSection(keyboard: keyboard, keepsSecrets: keepsSecrets),
      TranslationsSection(translation: translation),
      RootSection(stemming: stemming),
    ]
    self.changeGroup = changeGroup
  }
}
