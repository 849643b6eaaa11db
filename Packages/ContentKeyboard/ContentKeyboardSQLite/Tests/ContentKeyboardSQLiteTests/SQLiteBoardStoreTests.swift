import ContentKeyboard
import ContentKeyboardSQLite
import ContentKeyboardTesting
import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Testing

struct SQLiteBoardStoreTests {
  let temporary = TemporaryDatabase(migrations: ContentKeyboardSchema.migrations, tables: ContentKeyboardSchema.tables)
  let database: SQLiteDatabase
  let store: SQLiteBoardStore
  let log: SQLiteUndoLog

  init() {
    database = temporary.open()
    store = SQLiteBoardStore(database: database, clock: .ticking(from: Timestamp(milliseconds: 1_000_000)))
    log = SQLiteUndoLog(database: database)
  }

  @Test(arguments: BoardStoreContract.all)
  func `the store in the database keeps the contract`(contract: BoardStoreContract) async throws {
    #expect(try await contract.violations(store) == [], "\(contract.promise)")
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
  }

  @Test func `reading makes no file`() async throws {
    #expect(try await store.states().count == 4)
    #expect(try await store.preview([.next(id: "1", .singleSlot)]).map(\.text) == ["hello!"])
    #expect(try await store.takeBack() == nil)
    #expect(try await store.pieces(of: "2").count == 4)
    await #expect(throws: BoardStoreError.noSuchButton("9")) { try await store.pieces(of: "9") }
    #expect(!temporary.exists)
  }

  @Test func `positions outlive the process`() async throws {
    _ = try await store.putOut([.next(id: "1", .perButton), .next(id: "1", .perButton)])
    database.close()
    let other = SQLiteBoardStore(database: temporary.open(), clock: .fixed(Timestamp(milliseconds: 1)))
    #expect(try await other.states().map(\.index) == [1, nil, nil, nil])
    #expect(try await other.takeBack()?.index == 1)
  }

  @Test func `choices and changes are steps, presses and fetches are none`() async throws {
    try await store.keep(.given, of: .service("http://a/?key=secret"), at: Timestamp(milliseconds: 1), stamp: nil)
    try await store.choose(.service("http://a/?key=secret"), maximumAge: 60)
    _ = try await store.putOut([.next(id: "1", .perButton)])
    _ = try await store.edit(.addPieces(["new"], id: "1", at: nil))
    #expect(
      try await log.steps().map { "\($0.name): \($0.subjects)" } == ["keys add piece: [\"greetings\"]", "keys source: [\"http://a/\"]"])
  }

  @Test func `that buttons begin again is a step, whatever is pressed before and after it`() async throws {
    _ = try await store.edit(.replace(.given))
    _ = try await store.putOut([.next(id: "1", .perButton), .next(id: "1", .perButton), .next(id: "3", .perButton)])
    _ = try await store.reset(nil)
    #expect(try await log.steps().first?.name == .keysReset)
    #expect(try await log.steps().first?.subjects == ["greetings", "farewell"])
    _ = try await store.putOut([.next(id: "1", .perButton), .next(id: "2", .perButton)])
    _ = try await log.undo()
    #expect(try await store.states().map(\.index) == [1, 0, 0])
    _ = try await log.redo()
    #expect(try await store.states().map(\.index) == [0, 0, nil])
    _ = try await log.undo()
    _ = try await store.reset(["3"])
    #expect(try await log.steps().first?.subjects == ["farewell"])
    #expect(try await log.undo()?.name == .keysReset)
    #expect(try await store.states().map(\.index) == [1, 0, 0])
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
  }

  @Test func `buttons that stand at their beginning make no step`() async throws {
    _ = try await store.edit(.replace(.given))
    _ = try await store.reset(nil)
    _ = try await store.putOut([.next(id: "1", .perButton)])
    _ = try await store.reset(["2"])
    #expect(try await log.steps().map(\.name) == [.keysEdit])
    try await store.choose(.starter, maximumAge: nil)
    _ = try await store.edit(.replace(Board([BoardButton(id: "n", caption: "new", pieces: ["x"])])))
    _ = try await store.reset(nil)
    #expect(try await log.steps().first?.subjects == ["1"])
  }

  @Test func `a step says whether it is about a button or about pieces of one`() async throws {
    let edits: [BoardEdit] = [
      .replace(.given), .addPieces(["x"], id: "1", at: nil), .changePiece(id: "1", place: 0, text: "y"),
      .movePiece(id: "1", place: 0, to: 1), .deletePieces(id: "1", places: [0]), .moveButton(id: "1", to: 1), .deleteButtons(["1"]),
    ]
    for edit in edits { _ = try await store.edit(edit) }
    let names: [StepName] = [.keysEdit, .keysAddPiece, .keysEditPiece, .keysMovePiece, .keysRemovePiece, .keysMove, .keysRemove]
    #expect(try await log.steps().map(\.name) == Array(names.reversed()))
  }

  @Test func `undo and redo meet no other board than theirs, whatever is fetched meanwhile`() async throws {
    let (first, second) = (BoardSource.service("http://a"), BoardSource.file("/b"))
    try await store.keep(.given, of: first, at: Timestamp(milliseconds: 1), stamp: nil)
    try await store.choose(first, maximumAge: 60)
    try await store.keep(.starter, of: second, at: Timestamp(milliseconds: 2), stamp: "s")
    try await store.choose(second, maximumAge: nil)
    _ = try await store.edit(.deleteButtons(["1"]))
    #expect(try await log.undo()?.name == .keysRemove)
    let fresh = Board([BoardButton(id: "n", caption: "new", pieces: ["x"])])
    try await store.keep(fresh, of: second, at: Timestamp(milliseconds: 3), stamp: "t")
    #expect(try await store.board() == fresh)
    _ = try await log.undo()
    #expect(try await store.board() == .given)
    try await store.keep(fresh, of: first, at: Timestamp(milliseconds: 4), stamp: nil)
    _ = try await log.undo()
    #expect(try await store.board() == .starter)
    for board in [fresh, fresh, Board(Array(Board.starter.buttons.dropFirst()))] {
      _ = try await log.redo()
      #expect(try await store.board() == board)
    }
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
  }

  @Test func `every change of the own board is undone and done again`() async throws {
    var boards = [try await store.board()]
    let edits: [BoardEdit] = [
      .replace(.given), .addButton(BoardButton(id: "x", caption: "x", pieces: ["1", "2"]), at: 0), .moveButton(id: "3", to: 0),
      .changeButton(id: "2", caption: nil, newID: "two"), .movePiece(id: "x", place: 0, to: 1), .deletePieces(id: "x", places: [0]),
      .deleteButtons(["1", "x"]), .replace(Board()),
    ]
    for edit in edits {
      _ = try await store.edit(edit)
      boards.append(try await store.board())
    }
    for board in boards.dropLast().reversed() {
      _ = try await log.undo()
      #expect(try await store.board() == board)
    }
    for board in boards.dropFirst() {
      _ = try await log.redo()
      #expect(try await store.board() == board)
    }
  }

  @Test func `an import with other changes is one step`() async throws {
    let keyboard = KeyboardSnapshot(
      chosen: ChosenSource(.service("http://a"), maximumAge: 9), own: .given,
      fetched: FetchedBoard(.starter, at: Timestamp(milliseconds: 8)),
      positions: ["1": PiecePosition(at: 1, of: Board.starter.buttons[0].pieces)])
    _ = try await database.together(.fileImport) { change -> Result<Int, BoardStoreError> in
      do throws(BoardStoreError) { return .success(try await store.merge(keyboard, isTrial: false, in: change).newCount) } catch {
        return .failure(error)
      }
    }
    #expect(try await store.everything() == keyboard)
    for _ in 1...2 {
      _ = try await log.undo()
      #expect(try await store.everything() == KeyboardSnapshot())
      _ = try await log.redo()
      #expect(try await store.everything() == keyboard)
    }
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }

  @Test(arguments: [
    "keyboard_choice SET kind = 'x'", "keyboard_choice SET kind = x'00'", "keyboard_own_button SET pieces = '[]'",
    "keyboard_own_button SET pieces = 7", "keyboard_own_button SET id = NULL", "keyboard_position SET place = 'x'",
    "keyboard_position SET mark = 'x'",
  ])
  func `a damaged value is damage, not the end of the program`(change: String) async throws {
    _ = try await store.edit(.replace(.given))
    _ = try await store.putOut([.next(id: "1", .perButton)])
    database.close()
    try await temporary.damage("UPDATE \(change)")
    let store = SQLiteBoardStore(database: temporary.open(), clock: .fixed(Timestamp(milliseconds: 1)))
    await #expect(throws: BoardStoreError.storage(.corrupt(path: temporary.path))) {
      _ = try await store.states()
      _ = try await store.buttons(named: "x")
    }
  }

  @Test func `the last thousand outputs can be taken back`() async throws {
    for _ in 1...25 { _ = try await store.putOut(Array(repeating: .next(id: "1", .perButton), count: 41)) }
    var count = 0
    while try await store.takeBack() != nil { count += 1 }
    #expect(count == 1000)
  }
}
