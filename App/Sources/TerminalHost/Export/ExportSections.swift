import AppGraph
import CoreModule

/// Every feature's part of the file of everything, and what makes their changes one.
@MainActor
struct ExportSections {
  let all: [any ExportSection]
  let changeGroup: any ChangeGroup

  init(_ context: Context) {
    let dictionary = context.personalDictionary()
    let translation = context.graph.ubcoTranslation(router: TranslationHintRouter()).build()
    all = [
      WordsSection(dictionary: dictionary),
      DirectionSection(dictionary: dictionary),
      SourcesSection(dictionary: dictionary),
      TasksSection(todo: context.todoList(), localTime: context.localTime),
      GameSection(game: context.wordGame()),
      KeyboardSection(keyboard: context.contentKeyboard()),
      TranslationsSection(translation: translation),
      RootSection(stemming: context.stemming()),
    ]
    changeGroup = context.graph.changeGroup
  }
}
