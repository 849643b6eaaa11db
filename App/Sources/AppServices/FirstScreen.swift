package import Practice
package import Reading
package import WordGame

/// What an interactive interface opens with.
package enum FirstScreen {
  case words
  case newWord
  case tasks
  case practice(SessionOptions)
  /// A text in the languages with these codes; the list of texts without one.
  case reading(TextReference?, from: String?, to: String?)
  case game(RoundOptions, hasSound: Bool)
}
