/// What an interactive interface opens with.
package enum FirstScreen: Sendable {
  case words
  case newWord
  case tasks
}
