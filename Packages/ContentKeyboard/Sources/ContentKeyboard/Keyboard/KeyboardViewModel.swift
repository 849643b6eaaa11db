import CoreModule

/// The board in use. Pressing a button outputs its next piece.
@MainActor
public final class KeyboardViewModel {
  /// The state to show.
  public private(set) var state = KeyboardState()

  private var outputs = IntentOrder()
  private var listings = IntentOrder()
  private var boardReadings = IntentOrder()
  private var buttonReadings = IntentOrder()
  private let store: any BoardStore
  private let refresher: BoardRefresher
  private let refreshInBackground: @Sendable () -> Void
  private let clipboard: any Clipboard
  private let today: @Sendable () -> CalendarDay
  private let router: any Router<ContentKeyboardDestination>

  init(
    store: any BoardStore, refresher: BoardRefresher, refreshInBackground: @escaping @Sendable () -> Void, clipboard: any Clipboard,
    today: @escaping @Sendable () -> CalendarDay, router: any Router<ContentKeyboardDestination>
  ) {
    self.store = store
    self.refresher = refresher
    self.refreshInBackground = refreshInBackground
    self.clipboard = clipboard
    self.today = today
    self.router = router
  }

  /// Reads the buttons.
  public func load() async {
    await asking(\.buttonReadings) { turn throws(ContentKeyboardProblem) in
      try await keepUp()
      try await readButtons(turn)
    }
  }

  /// Outputs the next piece of each of these buttons, named by id or caption; without names, of the button used last, or else the first.
  public func press(_ names: [String], _ options: PressOptions = PressOptions()) async {
    await changing { _ throws(ContentKeyboardProblem) in
      try await keepUp()
      let buttons = try await buttons(names)
      try await putOut(buttons.map { .next(id: $0.id, options.rule) }, options)
    }
  }

  /// Outputs the piece with this number, counted from 1.
  public func pick(_ name: String, number: Int, _ options: PressOptions = PressOptions()) async {
    await changing { _ throws(ContentKeyboardProblem) in
      try await keepUp()
      let button = try await buttons([name])[0]
      guard number >= 1, number <= button.pieces.count else { throw .noSuchPiece(button.state, number: number) }
      try await putOut([.pick(id: button.id, place: number - 1)], options)
    }
  }

  /// Shows the pieces that ``press(_:_:)`` would output.
  public func peek(_ names: [String], _ rule: PressRule = .perButton) async {
    await asking(\.outputs) { turn throws(ContentKeyboardProblem) in
      try await keepUp()
      let requests = try await buttons(names).map { PieceRequest.next(id: $0.id, rule) }
      let pieces = try await reading { () async throws(BoardStoreError) in try await store.preview(requests) }
      if outputs.isLatest(turn) { show(pieces) }
    }
  }

  /// Undoes the last output.
  public func takeBack() async {
    await changing { _ throws(ContentKeyboardProblem) in
      guard let piece = try await reading({ () async throws(BoardStoreError) in try await store.takeBack() }) else {
        throw .nothingToTakeBack
      }
      show([piece])
    }
  }

  /// Resets these buttons, or all if there are no names, to their first pieces.
  public func reset(_ names: [String]) async {
    await changing { _ throws(ContentKeyboardProblem) in
      let ids = try await store.chosen(names).map(\.id)
      buttonReadings.next()
      state.buttons = try await reading { () async throws(BoardStoreError) in try await store.reset(ids.isEmpty ? nil : ids) }
    }
  }

  /// Lists the pieces of these buttons, or of all if there are no names, in order.
  public func list(_ names: [String]) async {
    await asking(\.listings) { turn throws(ContentKeyboardProblem) in
      try await keepUp()
      var ids = try await store.chosen(names).map(\.id)
      if names.isEmpty { ids = try await readButtons(buttonReadings.next()).map(\.id) }
      var listed: [ListedPiece] = []
      for id in ids {
        listed += try await reading { () async throws(BoardStoreError) in try await store.pieces(of: id) }
      }
      if listings.isLatest(turn) { state.listed = listed }
    }
  }

  /// Finds the pieces that contain `text`.
  public func find(_ text: String) async {
    await asking(\.outputs) { turn throws(ContentKeyboardProblem) in
      try await keepUp()
      let folded = FoldedText(text)
      let pieces = try await reading { () async throws(BoardStoreError) in try await store.pieces(holding: folded) }
      if pieces.isEmpty { throw .nothingFound(text) }
      if outputs.isLatest(turn) { show(pieces) }
    }
  }

  /// Copies a text to the clipboard, such as the line with the pieces that were output.
  public func copy(_ text: String) async {
    await changing { turn throws(ContentKeyboardProblem) in
      let way = try await putOnClipboard(text)
      if outputs.isLatest(turn) { show([], copied: way) }
    }
  }

  /// Navigates to the list of a button's pieces.
  public func choosePiece(of id: String) { router.navigate(to: .pieces(id)) }

  /// Navigates to the choice of the source.
  public func chooseSource() { router.navigate(to: .source) }

  /// Navigates to the search across all pieces.
  public func search() { router.navigate(to: .search) }
}

extension KeyboardViewModel {
  private func buttons(_ names: [String]) async throws(ContentKeyboardProblem) -> [BoardButton] {
    guard names.isEmpty else { return try await store.chosen(names) }
    guard let button = try await reading({ () async throws(BoardStoreError) in try await store.currentButton() }) else {
      throw .emptyBoard
    }
    return [button]
  }

  @discardableResult
  private func readButtons(_ turn: IntentOrder.Turn) async throws(ContentKeyboardProblem) -> [ButtonState] {
    let buttons = try await reading { () async throws(BoardStoreError) in try await store.states() }
    if buttonReadings.isLatest(turn) { state.buttons = buttons }
    return buttons
  }

  /// Updates an outdated board: a changed file is read immediately; a service is asked in the background by another process.
  private func keepUp() async throws(ContentKeyboardProblem) {
    let turn = boardReadings.next()
    var board = try await reading { () async throws(BoardStoreError) in try await store.boardStatus() }
    var refreshProblem: ContentKeyboardProblem?
    if await refresher.isFileChanged(board) {
      do throws(ContentKeyboardProblem) { board = try await refresher.refresh() } catch { refreshProblem = error }
    } else if refresher.isDue(board) {
      refreshInBackground()
    }
    if boardReadings.isLatest(turn) { (state.board, state.refreshProblem) = (board, board.isMissing ? nil : refreshProblem) }
    if board.isMissing { throw refreshProblem ?? .notFetchedYet(board.source) }
  }

  private func putOut(_ requests: [PieceRequest], _ options: PressOptions) async throws(ContentKeyboardProblem) {
    var values = options.values
    if values["date"] == nil { values["date"] = "\(today())" }
    let pieces: [Piece]
    do throws(BoardStoreError) {
      pieces = try await put(requests, values)
    } catch {
      guard case .refused(let refused) = error, values["clipboard"] == nil,
        refused.contains(where: { PieceText($0.text).placeholders.contains("clipboard") })
      else { throw missing(error, values) }
      do throws(ClipboardError) { values["clipboard"] = try await clipboard.text() } catch { throw .clipboard(error) }
      do throws(BoardStoreError) { pieces = try await put(requests, values) } catch { throw missing(error, values) }
    }
    let filled = pieces.map { piece in
      var piece = piece
      piece.text = PieceText(piece.text).filled(values)
      return piece
    }
    show(filled)
    guard options.copies else { return }
    let way = try await putOnClipboard(filled.map(\.text).joined(separator: "\n"))
    // By now the state may show something else, which was not copied.
    if state.pieces == filled { state.copied = way }
  }

  private func show(_ pieces: [Piece], copied: ClipboardWay? = nil) {
    (state.pieces, state.copied) = (pieces, copied)
  }

  private func putOnClipboard(_ text: String) async throws(ContentKeyboardProblem) -> ClipboardWay {
    do throws(ClipboardError) { return try await clipboard.copy(text) } catch { throw .clipboard(error) }
  }

  private func put(_ requests: [PieceRequest], _ values: [String: String]) async throws(BoardStoreError) -> [Piece] {
    try await store.putOut(requests) { pieces in
      pieces.contains { PieceText($0.text).placeholders.contains { values[$0] == nil } }
    }
  }

  private func missing(_ error: BoardStoreError, _ values: [String: String]) -> ContentKeyboardProblem {
    guard case .noValues(let names) = ContentKeyboardProblem(error) else { return ContentKeyboardProblem(error) }
    return .noValues(names.reduce(into: []) { if values[$1] == nil, !$0.contains($1) { $0.append($1) } })
  }

  private func reading<Value>(_ body: () async throws(BoardStoreError) -> Value) async throws(ContentKeyboardProblem) -> Value {
    do throws(BoardStoreError) { return try await body() } catch { throw ContentKeyboardProblem(error) }
  }

  /// Runs a request. Its failure is ignored if a newer request of the same kind has begun meanwhile.
  private func asking(
    _ order: ReferenceWritableKeyPath<KeyboardViewModel, IntentOrder>,
    _ body: (IntentOrder.Turn) async throws(ContentKeyboardProblem) -> Void
  ) async {
    begin()
    let turn = self[keyPath: order].next()
    do throws(ContentKeyboardProblem) { try await body(turn) } catch {
      if self[keyPath: order].isLatest(turn) { state.problem = error }
    }
  }

  /// Runs a change. Its failure is always reported. `body` gets the turn of its output.
  private func changing(_ body: (IntentOrder.Turn) async throws(ContentKeyboardProblem) -> Void) async {
    let turn = begin()
    do throws(ContentKeyboardProblem) { try await body(turn) } catch { state.problem = error }
  }

  /// Hides the last output and the last failure.
  @discardableResult
  private func begin() -> IntentOrder.Turn {
    state.problem = nil
    show([])
    return outputs.next()
  }
}
