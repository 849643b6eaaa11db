package import CoreModule
package import WordGame

/// The rounds that the menu of the game offers.
package enum RoundBeginning: String, CaseIterable {
  case play, starter, resume, mistakes

  package var name: LocalizedText {
    switch self {
    case .play: LocalizedText(en: "Play", ru: "Играть")
    case .starter: LocalizedText(en: "Play with the most common words", ru: "Играть с самыми частыми словами")
    case .resume: LocalizedText(en: "Resume the paused round", ru: "Продолжить прерванный раунд")
    case .mistakes: LocalizedText(en: "Practise the mistakes of the last round", ru: "Повторить ошибки последнего раунда")
    }
  }

  package var options: RoundOptions {
    var options = RoundOptions()
    switch self {
    case .play: break
    case .starter: options.deck = .starter
    case .resume: options.resumes = true
    case .mistakes: options.isOfMistakes = true
    }
    return options
  }
}
