import CoreModule
import PersonalDictionary
import Presentation
import TerminalKit

/// Words with a similar spelling below a text that no dictionary has, each with the key that takes it.
struct Spellings {
  let spellings: [SuggestedSpelling]

  func lines(_ area: ViewArea) -> [StyledLine] {
    guard !spellings.isEmpty else { return [] }
    let rows = spellings.enumerated().map { index, spelling in
      let language = spelling.isOfOtherLanguage ? "  " + spelling.language.name(area.language) : ""
      return StyledLine("  ").appending(NewWordView.key(of: index).name + "  ", .key).appending(spelling.text).appending(language, .dim)
        .cut(to: area.size.columns)
    }
    return NoticeLines.notice(WordScreenPhrases.nearMisses, area, .strong) + rows
  }

  @MainActor
  func actions(_ take: @escaping @MainActor (String) -> Void) -> [ScreenAction] {
    spellings.map(\.text).enumerated().map { index, text in
      let words = LocalizedText(en: "take “\(text)” instead", ru: "взять «\(text)»")
      return ScreenAction([NewWordView.key(of: index)], ActionWords(words, words), isHinted: false) { take(text) }
    }
  }
}
