package import Practice
package import WordGame

/// What an interactive interface opens with.
package enum FirstScreen {
  case words
  case newWord
  case tasks
  case practice(SessionOptions)
  case game(RoundOptions, hasSound: Bool)
}
