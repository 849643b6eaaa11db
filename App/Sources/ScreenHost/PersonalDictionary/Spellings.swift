import CoreModule
import TerminalKit

/// Words with a similar spelling below a text that no dictionary has, each with the key that takes it.
struct Spellings {
  let texts: [String]

  func lines(_ area: ViewArea) -> [StyledLine] {
    guard !texts.isEmpty else { return [] }
    let rows = texts.enumerated().map { index, text in
      StyledLine("  ").appending(NewWordView.key(of: index).name + "  ", .key).appending(text).cut(to: area.size.columns)
    }
    return NoticeLines.notice(WordScreenPhrases.nearMisses, area, .strong) + rows
  }

  @MainActor
  func actions(_ take: @escaping @MainActor (String) -> Void) -> [ScreenAction] {
    texts.enumerated().map { index, text in
      let words = LocalizedText(en: "take “\(text)” instead", ru: "взять «\(text)»")
      return ScreenAction([NewWordView.key(of: index)], ActionWords(words, words), isHinted: false) { take(text) }
    }
  }
}
