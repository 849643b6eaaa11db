import CoreModule
package import CorePresentation
package import PersonalDictionary

/// The first line of a stored word's entry.
package struct WordHeading {
  package let word: Word
  /// Replaces the bare word.
  package var headword: String?
  /// What was typed, if it is a form of the word.
  package var typed: String?

  package init(word: Word, headword: String? = nil, typed: String? = nil) {
    self.word = word
    self.headword = headword
    self.typed = typed
  }

  package func text(_ style: TextStyle) -> String {
    let language = style.language
    var parts = [style.dim(word.number.description), style.yellow(word.isStarred ? "★" : ""), headword ?? style.bold(word.text)]
    parts.append(style.dim(word.direction.description))
    if let base = word.found?.baseForm, word.ownTranslations.isEmpty, !isPart(base) { parts.append(WordPhrases.baseForm(base)(language)) }
    if word.timesAdded > 1 { parts.append("(" + (typed.map { $0 + ": " } ?? "") + WordPhrases.repeated(word, style)(language) + ")") }
    if word.translations.isEmpty { parts.append(WordPhrases.noTranslation(word)(language)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Whether the word is only its base form with an article or the like, such as `to go` and `house, the`.
  private func isPart(_ base: String) -> Bool { word.text.split { !$0.isLetter && $0 != "-" }.contains(base[...]) }
}
