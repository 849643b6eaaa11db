import AppGraph
import CoreModule
import PersonalDictionary
import Practice
import Presentation

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

  /// How well words are known, if it is to be printed in one of these formats. When it cannot be read, the words are shown without it.
  func knowledge(of words: [Word], for formats: Set<OutputFormat>) async -> [PracticeWord.ID: WordKnowledge] {
    guard !words.isEmpty, formats.contains(session.format) else { return [:] }
    let upkeep = practice().upkeep.build()
    await upkeep.loadKnowledge(of: words.map(\.practised))
    return upkeep.state.knowledge
  }
}
