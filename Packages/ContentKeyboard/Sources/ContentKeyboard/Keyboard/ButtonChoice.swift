extension BoardStore {
  /// The buttons with these ids or captions, in this order.
  func chosen(_ names: [String]) async throws(ContentKeyboardProblem) -> [BoardButton] {
    var buttons: [BoardButton] = []
    var unknown: [String] = []
    for name in names {
      let found: [BoardButton]
      do throws(BoardStoreError) { found = try await self.buttons(named: name) } catch { throw ContentKeyboardProblem(error) }
      if found.count > 1 { throw .ambiguous(name, found.map(\.state)) }
      if found.isEmpty, !unknown.contains(name) { unknown.append(name) }
      buttons += found
    }
    guard unknown.isEmpty else { throw .noSuchButtons(unknown) }
    return buttons
  }
}
