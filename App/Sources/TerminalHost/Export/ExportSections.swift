import AppGraph
import CoreModule

/// The sections of all features, and the change group that imports them in one transaction.
@MainActor
struct ExportSections {
  let all: [any ExportSection]
  let changeGroup: any ChangeGroup

  /// - Parameter keepsSecrets: Whether exported addresses keep their passwords and queries.
  init(_ context: Context, keepingSecrets keepsSecrets: Bool = false) {
    let dictionary = context.personalDictionary()
    let translation = context.graph.ubcoTranslation(router: TranslationHintRouter()).build()
    all = [
      WordsSection(dictionary: dictionary),
      DirectionSection(dictionary: dictionary),
      SourcesSection(dictionary: dictionary, keepsSecrets: keepsSecrets),
      TasksSection(todo: context.todoList(), localTime: context.localTime),
      GameSection(game: context.wordGame()),
      KeyboardSection(keyboard: context.contentKeyboard(), keepsSecrets: keepsSecrets),
      TranslationsSection(translation: translation),
      RootSection(stemming: context.stemming()),
    ]
    changeGroup = context.graph.changeGroup
  }
}
