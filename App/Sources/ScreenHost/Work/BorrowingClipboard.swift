import ContentKeyboard
import Presentation
import TerminalKit

/// A clipboard that may query the terminal. Borrows the input for that, off the main actor.
actor BorrowingClipboard: Clipboard {
  private let base: any Clipboard
  private let input: TerminalInput

  init(base: any Clipboard, input: TerminalInput) {
    self.base = base
    self.input = input
  }

  func text() async throws(ClipboardError) -> String {
    guard input.borrow() else { throw .noWay }
    defer { input.giveBack() }
    return try await base.text()
  }

  func copy(_ text: String) async throws(ClipboardError) -> ClipboardWay {
    guard input.borrow() else { throw .noWay }
    defer { input.giveBack() }
    return try await base.copy(text)
  }
}
