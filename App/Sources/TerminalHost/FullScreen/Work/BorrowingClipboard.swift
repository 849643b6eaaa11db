import ContentKeyboard

/// A clipboard that may ask the terminal: nobody else reads from it meanwhile, and the main actor waits for nothing.
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
