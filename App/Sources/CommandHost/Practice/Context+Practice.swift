import CoreModule
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

extension Context {
  /// How well words are known, if that is printed: `--plain` does not tell, and some texts do not. When it cannot be read, the words are
  /// shown without it.
  func knowledge(of words: [Word], inText: Bool = true) async -> [PracticeWord.ID: WordKnowledge] {
    guard !words.isEmpty, session.format == .json || (inText && session.format == .text) else { return [:] }
    let upkeep = practice().upkeep.build()
    await upkeep.loadKnowledge(of: words.map(\.practised))
    return upkeep.state.knowledge
  }
}
