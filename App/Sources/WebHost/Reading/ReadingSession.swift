import Reading

/// A text that a browser reads. Its state is the view model that the server keeps for the browser.
@MainActor
final class ReadingSession {
  let model: ReaderViewModel
  /// The block of the place that was stored last.
  private var storedBlock: Int?

  init(_ model: ReaderViewModel) {
    self.model = model
    storedBlock = model.state.text?.place.block
  }

  /// Stores how far the text is read, if that has changed.
  func remember() async {
    guard let block = model.state.text?.place.block, block != storedBlock else { return }
    storedBlock = block
    await model.remember()
  }
}
