import CoreModule

/// The state of the editor of the board.
public struct BoardEditorState: Equatable, Sendable {
  /// The buttons that the last edit changed.
  public var changed: [ButtonState] = []
  /// The board of which the last edit made a copy for the user; `nil` when it changed the user's own board.
  public var takenOver: BoardStatus?
  /// The whole board, as last read; `nil` before.
  public var board: Board?
  /// The last failure, which changed nothing.
  public var problem: ContentKeyboardProblem?
}

/// Changes the board. A board from elsewhere becomes the user's own by the first change.
@MainActor
public final class BoardEditorViewModel {
  /// The state to show.
  public private(set) var state = BoardEditorState()

  private var reads = IntentOrder()
  private let store: any BoardStore

  init(store: any BoardStore) { self.store = store }

  /// Reads the whole board.
  public func load() async {
    let turn = reads.next()
    state.problem = nil
    do throws(ContentKeyboardProblem) {
      let board = try await board()
      if reads.isLatest(turn) { state.board = board }
    } catch {
      if reads.isLatest(turn) { state.problem = error }
    }
  }

  /// Adds a button. Without an id, it gets the next free number.
  ///
  /// - Parameter place: Its position, counted from 0; `nil` for the end.
  public func addButton(id: String?, caption: String, pieces: [String], at place: Int?) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try check([id ?? "x", caption] + pieces)
      if let id { return try await make(.addButton(BoardButton(id: id, caption: caption, pieces: pieces), at: place)) }
      while true {
        let freeID = try await board().freeID
        do throws(ContentKeyboardProblem) {
          return try await make(.addButton(BoardButton(id: freeID, caption: caption, pieces: pieces), at: place))
        } catch {
          // Another button may have got the id meanwhile.
          guard error == .edit(.idTaken(freeID)) else { throw error }
        }
      }
    }
  }

  /// Adds pieces to a button, at this place, counted from 0; `nil` for the end.
  public func addPieces(_ pieces: [String], to name: String, at place: Int?) async {
    await change(name, pieces) { .addPieces(pieces, id: $0.id, at: place) }
  }

  /// Changes the caption or the id of a button, or both; `nil` keeps the old one.
  public func changeButton(_ name: String, caption: String?, newID: String?) async {
    await change(name, [caption, newID].compactMap(\.self)) { .changeButton(id: $0.id, caption: caption, newID: newID) }
  }

  /// Changes the caption and the pieces of the button with this id.
  ///
  /// - Parameter seen: The mark of the button as the user saw it. If the button was changed since, nothing is changed.
  public func setButton(_ button: BoardButton, seen: TextMark) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try check([button.caption].filter { !$0.isEmpty } + button.pieces)
      try await make(.setButton(button, seen: seen))
    }
  }

  /// Changes the text of the piece with this number, counted from 1.
  public func changePiece(_ name: String, number: Int, text: String) async {
    await change(name, [text]) { .changePiece(id: $0.id, place: max(0, number) - 1, text: text) }
  }

  /// Moves a button to this position, counted from 1.
  public func moveButton(_ name: String, to position: Int) async {
    await change(name) { .moveButton(id: $0.id, to: max(1, position) - 1) }
  }

  /// Moves the piece with this number to this position, both counted from 1.
  public func movePiece(_ name: String, number: Int, to position: Int) async {
    await change(name) { .movePiece(id: $0.id, place: max(0, number) - 1, to: max(1, position) - 1) }
  }

  /// Deletes buttons.
  public func deleteButtons(_ names: [String]) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try await make(.deleteButtons(try await store.chosen(names).map(\.id)))
    }
  }

  /// Deletes the pieces with these numbers, counted from 1.
  public func deletePieces(_ name: String, numbers: [Int]) async {
    await change(name) { .deletePieces(id: $0.id, places: numbers.map { max(0, $0) - 1 }) }
  }

  /// Replaces the board by the one in `bytes`; see ``BoardReader``.
  public func replace(with bytes: [UInt8]) async {
    await attempt { () throws(ContentKeyboardProblem) in
      let board: Board
      do throws(BoardFaults) { board = try BoardReader.board(bytes) } catch { throw .faults(error) }
      try await make(.replace(board))
    }
  }

  private func change(_ name: String, _ texts: [String] = [], _ edit: (BoardButton) -> BoardEdit) async {
    await attempt { () throws(ContentKeyboardProblem) in
      try check(texts)
      try await make(edit(try await store.chosen([name])[0]))
    }
  }

  /// Typed text must not be blank or contain control sequences. Several lines are allowed.
  private func check(_ texts: [String]) throws(ContentKeyboardProblem) {
    for text in texts {
      do throws(UserTextProblem) { _ = try UserText(text) } catch { throw .unacceptable(text: text, error) }
    }
  }

  private func board() async throws(ContentKeyboardProblem) -> Board {
    do throws(BoardStoreError) { return try await store.board() } catch { throw ContentKeyboardProblem(error) }
  }

  private func make(_ edit: BoardEdit) async throws(ContentKeyboardProblem) {
    do throws(BoardStoreError) {
      let edited = try await store.edit(edit)
      let before = edited.before
      state.changed = edited.changed
      state.takenOver = before.source != .own && (before.source != .starter || before.hasOwn) ? before : nil
    } catch { throw ContentKeyboardProblem(error) }
  }

  private func attempt(_ body: () async throws(ContentKeyboardProblem) -> Void) async {
    (state.changed, state.takenOver, state.problem) = ([], nil, nil)
    do throws(ContentKeyboardProblem) { try await body() } catch { state.problem = error }
  }
}
