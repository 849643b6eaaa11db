import AppGraph
import CoreModule

/// Every feature's part of the file of everything, and what makes their changes one.
@MainActor
struct ExportSections {
  let all: [any ExportSection]
  let changeGroup: any ChangeGroup

  init(_ context: Context) {
    let graph = context.graph()
    let dictionary = graph.personalDictionary(router: HintRouter()).build()
    let todo = graph.todoList(router: TodoHintRouter()).build()
    let game = graph.wordGame(router: GameHintRouter()).build()
    let keyboard = graph.contentKeyboard(router: KeysHintRouter()).build()
    let translation = graph.ubcoTranslation(router: TranslationHintRouter()).build()
    all = [
      WordsSection(dictionary: dictionary),
      DirectionSection(dictionary: dictionary),
      SourcesSection(dictionary: dictionary),
      TasksSection(todo: todo),
      GameSection(game: game),
      KeyboardSection(keyboard: keyboard),
      TranslationsSection(translation: translation),
      RootSection(stemming: context.stemming()),
    ]
    changeGroup = graph.changeGroup
  }
}
