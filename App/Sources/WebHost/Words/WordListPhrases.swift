import CoreModule
import PersonalDictionary

/// Texts around the list of words.
enum WordListPhrases {
  static let noWords = LocalizedText(
    en: "There are no words yet. Type one above: its translation is shown while you type.",
    ru: "Слов пока нет. Введите слово выше: перевод появится, пока вы пишете."
  )
  static let noneSo = LocalizedText(en: "No words found.", ru: "Таких слов нет.")
  static let noneAfter = LocalizedText(en: "No more words follow here.", ru: "Дальше слов нет.")
  static let operators = LocalizedText(
    en:
      "In the search: word: translation: note: tag: from: to: is:starred is:due is:new is:known is:leech stability:>30d added:7d, and a dash before what is left out.",
    ru:
      "В поиске: word: translation: note: tag: from: to: is:starred is:due is:new is:known is:leech stability:>30d added:7d; дефис перед словом исключает его."
  )

  static func place(_ field: SearchField) -> LocalizedText {
    switch field {
    case .word: LocalizedText(en: "words", ru: "в словах")
    case .translation: LocalizedText(en: "translations", ru: "в переводах")
    case .note: LocalizedText(en: "notes", ru: "в заметках")
    case .all: LocalizedText(en: "everywhere", ru: "везде")
    case .both: LocalizedText(en: "words and translations", ru: "в словах и переводах")
    }
  }

  static func order(_ order: WordOrder) -> LocalizedText {
    switch order {
    case .best: LocalizedText(en: "best first", ru: "сначала лучшие")
    case .newest: LocalizedText(en: "newest first", ru: "сначала новые")
    case .oldest: LocalizedText(en: "oldest first", ru: "сначала старые")
    case .text: LocalizedText(en: "alphabetically", ru: "по алфавиту")
    case .lookups: LocalizedText(en: "most often looked up", ru: "чаще всего встречавшиеся")
    }
  }

  static func status(_ status: WordStatusKind) -> LocalizedText {
    switch status {
    case .translated: LocalizedText(en: "translated", ru: "есть")
    case .pending: LocalizedText(en: "pending", ru: "ожидается")
    case .untranslated: LocalizedText(en: "none", ru: "нет")
    }
  }
}
