import CoreModule
import Presentation
import TerminalKit

enum StemScreenPhrases {
  static let start = EmptyList(
    purpose: LocalizedText(
      en: "Stems are what words have in common: one counts how often each root occurs in a text. Type words and press Enter.",
      ru: "Корень — общая часть слов: видно, сколько раз каждый встречается в тексте. Введите слова и нажмите Enter."
    ), key: .control("g"), effect: LocalizedText(en: "takes the grammar of another language", ru: "выберет грамматику другого языка"),
    example: LocalizedText(
      en: "For example, by the Spanish grammar: casas corriendo has the roots cas and corr.",
      ru: "Например, по испанской грамматике: в casas corriendo корни cas и corr."
    )
  )
  static let searchStart = LocalizedText(
    en: "Type any part of a root, or of a word that has it.", ru: "Введите любую часть корня или слова с этим корнем."
  )

  static func cleared(_ count: Int) -> LocalizedText {
    let roots = StemPhrases.root(count)
    return LocalizedText(
      en: "Removed: \(roots(.english)). Press Ctrl-_ to undo.", ru: "Удалено: \(roots(.russian)). Отменить — Ctrl-_."
    )
  }
}
