import CoreModule

/// The reading part of a keyboard's store, over rows.
extension BoardRows {
  func existingButton(_ id: String) throws -> BoardButton {
    guard let button = try button(id) else { throw BoardStoreError.noSuchButton(id) }
    return button
  }

  func currentButton() throws -> BoardButton? { try lastOutput().flatMap { try button($0.id) } ?? firstButton() }

  func pieces(of id: String) throws -> [ListedPiece] {
    let button = try existingButton(id)
    return try button.pieces.indices.map { place in
      let use = try use(of: PieceID(id: id, mark: TextMark(button.pieces[place])))
      return ListedPiece(piece: Piece(of: button, at: place), use: use)
    }
  }

  func pieces(holding text: FoldedText) throws -> [Piece] {
    var found: [Piece] = []
    try forEachButton { button in
      let holding = button.pieces.indices.filter { FoldedText(button.pieces[$0]).contains(text) }
      found += holding.map { Piece(of: button, at: $0) }
    }
    return found
  }

  /// The pieces that the next requests output, each request after the ones before it.
  func outputs(_ requests: [PieceRequest]) throws -> [(button: BoardButton, place: Int)] {
    var last: LastOutput?
    var positions: [String: PiecePosition] = [:]
    return try requests.map { request in
      let button = try existingButton(request.id)
      let place =
        switch request {
        case .next(_, .perButton): button.nextPlace(after: try positions[button.id] ?? position(of: button.id), last: nil, .perButton)
        case .next(_, let rule):
          button.nextPlace(after: try positions[button.id] ?? position(of: button.id), last: try last ?? lastOutput(), rule)
        case .pick(_, let place): place
        }
      guard button.pieces.indices.contains(place) else { throw BoardStoreError.noSuchPiece(button.state, place: place) }
      last = LastOutput(id: button.id, buttonMark: TextMark(button))
      positions[button.id] = PiecePosition(at: place, of: button.pieces)
      return (button, place)
    }
  }

  func everything() throws -> KeyboardSnapshot {
    var keyboard = KeyboardSnapshot(chosen: try chosen(), positions: try positions(), uses: try uses())
    let status = try boardStatus()
    if status.hasOwn { keyboard.own = try own() }
    if let fetched = status.fetched {
      keyboard.fetched = FetchedBoard(try board(), at: Timestamp(milliseconds: fetched), stamp: status.stamp)
    }
    return keyboard
  }
}

/// The changing part of a keyboard's store, over rows.
extension BoardRows {
  mutating func putOut(_ button: BoardButton, _ place: Int, at moment: Timestamp) throws {
    let position = PiecePosition(at: place, of: button.pieces)
    let piece = PieceID(id: button.id, mark: position.mark)
    let use = try use(of: piece)
    try append(
      OutputRecord(
        id: button.id, position: position, buttonMark: TextMark(button), positionBefore: try self.position(of: button.id), useBefore: use))
    try setPosition(position, of: button.id)
    try setUse(PieceUse(after: use, at: moment), of: piece)
  }

  mutating func takeBack() throws -> Piece? {
    while let output = try removeLastOutput() {
      try setPosition(output.positionBefore, of: output.id)
      try setUse(output.useBefore, of: PieceID(id: output.id, mark: output.position.mark))
      if let button = try button(output.id), let place = output.position.place(in: button.pieces) { return Piece(of: button, at: place) }
    }
    return nil
  }

  /// Resets these buttons, or all for `nil`. Returns the buttons, and their names for the undo step.
  mutating func reset(_ ids: [String]?) throws -> (states: [ButtonState], names: [String]) {
    guard let ids else {
      let pressed = try states().filter { $0.index != nil }.map(\.name)
      let names = pressed.isEmpty ? try positions().keys.sorted() : pressed
      try resetPositions()
      return (try states(), names)
    }
    let states = try ids.map { try existingButton($0).state }
    for id in ids { try setPosition(nil, of: id) }
    return (states, states.map(\.name))
  }

  mutating func edit(_ edit: BoardEdit) throws -> EditedBoard {
    let (before, old, chosen) = (try boardStatus(), try board(), try chosen())
    let new: Board
    do throws(BoardEditError) { new = try edit.applied(to: old) } catch { throw BoardStoreError.edit(error) }
    try setOwn(new)
    if chosen?.source != .own { try choose(ChosenSource(.own, maximumAge: nil)) }
    let states = Dictionary(try states().map { ($0.id, $0) }) { first, _ in first }
    return EditedBoard(before: before, changed: edit.changed(from: old, to: new).map { states[$0.id] ?? $0.state })
  }

  mutating func keep(_ board: FetchedBoard, of source: BoardSource) throws {
    guard source.place != nil else { return }
    try replaceFetched(board, of: source)
    let (sources, chosen) = (try fetchedSources(), try chosen()?.source)
    let unused = sources.filter { $0 != chosen }
    for source in unused.prefix(max(0, sources.count - KeyboardLimits.fetchedBoards)) { try deleteFetched(source) }
  }

  mutating func merge(_ keyboard: KeyboardSnapshot) throws -> KeyboardImport {
    let existing = try everything()
    let imported = try KeyboardImport(keyboard, into: existing)
    let result = imported.result
    if let chosen = result.chosen, chosen != existing.chosen { try choose(chosen) }
    if let own = result.own, own != existing.own { try setOwn(own) }
    if let fetched = result.fetched, fetched != existing.fetched, let source = result.chosen?.source { try keep(fetched, of: source) }
    for (id, position) in result.positions where position != existing.positions[id] { try setPosition(position, of: id) }
    for (piece, use) in result.uses where use != existing.uses[piece] { try setUse(use, of: piece) }
    return imported
  }
}
