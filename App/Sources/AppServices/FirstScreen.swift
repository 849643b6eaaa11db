package import WordGame

/// What an interactive interface opens with.
package enum FirstScreen {
  case words
  case newWord
  case tasks
  case game(RoundOptions, hasSound: Bool)
}
