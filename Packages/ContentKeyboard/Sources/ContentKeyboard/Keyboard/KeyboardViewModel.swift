import CoreModule
public import Observation

/// The board: its buttons are pressed, and what they hold comes out.
@MainActor
@Observable
public final class KeyboardViewModel {
  /// What to show.
  public private(set) var state = KeyboardState()

  @ObservationIgnored private let store: any BoardStore
  @ObservationIgnored private let refresher: BoardRefresher
  @ObservationIgnored private let refreshInBackground: @Sendable () -> Void
  @ObservationIgnored private let clipboard: any Clipboard
  @ObservationIgnored private let today: @Sendable () -> CalendarDay
  @ObservationIgnored private let changes: any DataChanges
  @ObservationIgnored private let router: any Router<ContentKeyboardDestination>

  init(
    store: any BoardStore, refresher: BoardRefresher, refreshInBackground: @escaping @Sendable () -> Void, clipboard: any Clipboard,
    today: @escaping @Sendable () -> CalendarDay, changes: any DataChanges, router: any Router<ContentKeyboardDestination>
  ) {
    self.store = store
    self.refresher = refresher
    self.refreshInBackground = refreshInBackground
    self.clipboard = clipboard
    self.today = today
    self.changes = changes
    self.router = router
  }

  /// Reads the buttons.
  public func load() async {
    await attempt { () throws(ContentKeyboardProblem) in
      try await keepUp()
      try await readButtons()
    }
  }

  /// Reads the buttons again after each change, until the task is cancelled.
  public func follow() async {
    for await change in changes.subscribe() where change.mayTouch(.keyboard) { await load() }
  }

  /// Puts out the next piece of each of these buttons, named by id or caption; without any, of the button that was used last, or the first.
  public func press(_ names: [String], _ options: PressOptions = PressOptions()) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try await keepUp()
      let buttons = try await buttons(names)
      try await putOut(buttons.map { .next(id: $0.id, options.rule) }, options)
    }
  }

  /// Puts out the piece with this number, counted from 1.
  public func pick(_ name: String, number: Int, _ options: PressOptions = PressOptions()) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try await keepUp()
      let button = try await buttons([name])[0]
      guard number >= 1, number <= button.pieces.count else { throw .noSuchPiece(button.state, number: number) }
      try await putOut([.pick(id: button.id, place: number - 1)], options)
    }
  }

  /// Shows what ``press(_:_:)`` would put out, as it is written.
  public func peek(_ names: [String], _ rule: PressRule = .perButton) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try await keepUp()
      let requests = try await buttons(names).map { PieceRequest.next(id: $0.id, rule) }
      state.pieces = try await reading { () async throws(BoardStoreError) in try await store.preview(requests) }
    }
  }

  /// Takes the last output back.
  public func takeBack() async {
    await attempt { () throws(ContentKeyboardProblem) in
      guard let piece = try await reading({ () async throws(BoardStoreError) in try await store.takeBack() }) else {
        throw .nothingToTakeBack
      }
      state.pieces = [piece]
    }
  }

  /// Lets these buttons, or all, begin again.
  public func reset(_ names: [String]) async {
    await attempt { () throws(ContentKeyboardProblem) in
      let ids = try await store.chosen(names).map(\.id)
      state.buttons = try await reading { () async throws(BoardStoreError) in try await store.reset(ids.isEmpty ? nil : ids) }
    }
  }

  /// Lists the pieces of these buttons, or of all, in order.
  public func list(_ names: [String]) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try await keepUp()
      var ids = try await store.chosen(names).map(\.id)
      if names.isEmpty {
        try await readButtons()
        ids = state.buttons.map(\.id)
      }
      state.listed = []
      for id in ids {
        state.listed += try await reading { () async throws(BoardStoreError) in try await store.pieces(of: id) }
      }
    }
  }

  /// Finds the pieces that hold `text`.
  public func find(_ text: String) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try await keepUp()
      let folded = FoldedText(text)
      state.pieces = try await reading { () async throws(BoardStoreError) in try await store.pieces(holding: folded) }
      if state.pieces.isEmpty { throw .nothingFound(text) }
    }
  }

  /// Puts a text, such as the line that pieces went into, on the clipboard.
  public func copy(_ text: String) async {
    await attempt { () throws(ContentKeyboardProblem) in try await putOnClipboard(text) }
  }

  /// Asks for the list of a button's pieces.
  public func choosePiece(of id: String) { router.navigate(to: .pieces(id)) }

  /// Asks for the choice of the source.
  public func chooseSource() { router.navigate(to: .source) }

  /// Asks for the search across all pieces.
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

  private func readButtons() async throws(ContentKeyboardProblem) {
    state.buttons = try await reading { () async throws(BoardStoreError) in try await store.states() }
  }

  /// Sees to it that the board is not older than it may be: a changed file is read at once, a service is asked by another process.
  private func keepUp() async throws(ContentKeyboardProblem) {
    let board = try await reading { () async throws(BoardStoreError) in try await store.boardStatus() }
    state.board = board
    state.refreshProblem = nil
    if await refresher.isFileChanged(board) {
      do throws(ContentKeyboardProblem) { state.board = try await refresher.refresh() } catch {
        if board.isMissing { throw error }
        state.refreshProblem = error
      }
    } else if refresher.isDue(board) {
      refreshInBackground()
    }
    if let board = state.board, board.isMissing { throw .notFetchedYet(board.source) }
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
    state.pieces = pieces.map { piece in
      var piece = piece
      piece.text = PieceText(piece.text).filled(values)
      return piece
    }
    guard options.copies else { return }
    try await putOnClipboard(state.pieces.map(\.text).joined(separator: "\n"))
  }

  private func putOnClipboard(_ text: String) async throws(ContentKeyboardProblem) {
    do throws(ClipboardError) { state.copied = try await clipboard.copy(text) } catch { throw .clipboard(error) }
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

  private func attempt(_ body: () async throws(ContentKeyboardProblem) -> Void) async {
    state.problem = nil
    state.pieces = []
    state.copied = nil
    do throws(ContentKeyboardProblem) { try await body() } catch { state.problem = error }
  }
}
