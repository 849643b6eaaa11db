import AppGraph
import AppServices
import CoreModule
import UBCOTranslation

extension ExportSections {
  init(_ context: Context, keepingSecrets keepsSecrets: Bool = false) {
    let translation = context.graph.ubcoTranslation(router: HintRouter<UBCOTranslationDestination>()).build()
    self.init(
      context.personalDictionary(), context.todoList(), context.wordGame(), context.contentKeyboard(), translation, context.stemming(),
      localTime: context.localTime, changeGroup: context.graph.changeGroup, keepingSecrets: keepsSecrets
    )
  }
}
