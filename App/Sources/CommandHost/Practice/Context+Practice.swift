import AppGraph
import CoreModule
import Practice

extension PracticeDestination: HintedDestination {
  var command: LocalizedText {
    switch self {
    case .session: LocalizedText(verbatim: "glot practice")
    case .statistics: LocalizedText(verbatim: "glot practice stats")
    case .editor: LocalizedText(en: "glot edit WORD", ru: "glot edit СЛОВО")
    }
  }
}

extension Context {
  func practice(_ router: HintRouter<PracticeDestination> = HintRouter()) -> PracticeGraph { graph.practice(router: router).build() }
}
