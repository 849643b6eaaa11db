import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Testing

@MainActor
struct BoardEditorTests {
  let given = KeyboardFixture()

  @Test func `a new button gets an id, and its texts are checked`() async throws {
    let editor = given.build().editor.build()
    await editor.addButton(id: nil, caption: "new", pieces: ["a", "two\nlines"], at: 0)
    #expect(editor.state.changed.map(\.id) == ["4"])
    #expect(try await given.store.states().map(\.id) == ["4", "1", "2", "3"])
    await editor.addButton(id: nil, caption: "new", pieces: ["a", "\u{1B}[31m"], at: nil)
    #expect(editor.state.problem == .unacceptable(text: "\u{1B}[31m", .controlCharacter("\u{1B}")))
    await editor.addPieces([" "], to: "4", at: nil)
    #expect(editor.state.problem == .unacceptable(text: " ", .blank))
    await editor.addButton(id: "1", caption: "x", pieces: ["a"], at: nil)
    #expect(editor.state.problem == .edit(.idTaken("1")))
    await editor.addButton(id: "9", caption: "x", pieces: [], at: nil)
    #expect(editor.state.problem == .edit(.noPieces(ButtonState(id: "9", caption: "x", index: nil, count: 0))))
  }

  @Test func `buttons are named by captions, and places are counted from 1`() async throws {
    let editor = given.build().editor.build()
    await editor.moveButton("farewell", to: 1)
    await editor.movePiece("farewell", number: 3, to: 1)
    await editor.changePiece("farewell", number: 2, text: "ciao")
    await editor.changeButton("farewell", caption: "bye", newID: "b")
    await editor.deletePieces("bye", numbers: [3])
    #expect(try await given.store.board().buttons.first == BoardButton(id: "b", caption: "bye", pieces: ["take care", "ciao"]))
    await editor.deletePieces("bye", numbers: [1, 2])
    #expect(editor.state.problem == .edit(.noPieces(ButtonState(id: "b", caption: "bye", index: nil, count: 0))))
    await editor.deleteButtons(["bye", "nobody"])
    #expect(editor.state.problem == .noSuchButtons(["nobody"]))
    #expect(editor.state.changed == [])
  }

  @Test func `a button is changed as a whole, unless it was changed since it was seen`() async throws {
    let editor = given.build().editor.build()
    let seen = TextMark(try await given.store.board().buttons[0])
    await editor.setButton(BoardButton(id: "1", caption: "hellos", pieces: ["hi", "two\nlines"]), seen: seen)
    #expect(editor.state.changed.map(\.caption) == ["hellos"])
    await editor.setButton(BoardButton(id: "1", caption: "late", pieces: ["x"]), seen: seen)
    #expect(editor.state.problem == .edit(.changedMeanwhile(ButtonState(id: "1", caption: "hellos", index: nil, count: 2))))
    let now = BoardButton(id: "1", caption: "hellos", pieces: ["hi", "two\nlines"])
    #expect(try await given.store.board().buttons[0] == now)
    await editor.setButton(BoardButton(id: "1", caption: "", pieces: ["\u{1B}[31m"]), seen: TextMark(now))
    #expect(editor.state.problem == .unacceptable(text: "\u{1B}[31m", .controlCharacter("\u{1B}")))
    await editor.setButton(BoardButton(id: "9", caption: "", pieces: ["x"]), seen: seen)
    #expect(editor.state.problem == .noSuchButtons(["9"]))
  }

  @Test func `a board that was fetched becomes the user's own, and that is told`() async throws {
    let given = KeyboardFixture(nil)
    await given.build().source.build().choose(.service("http://given"), maximumAge: 60)
    let editor = given.build().editor.build()
    await editor.addPieces(["more"], to: "1", at: nil)
    #expect(editor.state.takenOver?.source == .service("http://given"))
    #expect(try await given.store.boardStatus().source == .own)
    await editor.addPieces(["more"], to: "1", at: nil)
    #expect(editor.state.takenOver == nil)
  }

  @Test func `a board of one's own that was left for the starter board is taken over, and an empty one is none`() async throws {
    let given = KeyboardFixture(nil)
    let editor = given.build().editor.build()
    await editor.addButton(id: nil, caption: "mine", pieces: ["a"], at: nil)
    #expect(editor.state.takenOver == nil)
    try await given.store.choose(.starter, maximumAge: nil)
    await editor.addButton(id: nil, caption: "more", pieces: ["a"], at: nil)
    #expect(editor.state.takenOver?.source == .starter)
    try await editor.deleteButtons(given.store.states().map(\.id))
    #expect(try await given.store.boardStatus().hasOwn)
    try await given.store.choose(.starter, maximumAge: nil)
    #expect(try await given.store.boardStatus().hasOwn == false)
  }

  @Test func `a whole board comes in the place of the old one, when it has no faults`() async throws {
    let editor = given.build().editor.build()
    await editor.replace(with: Array("{\"content\":[{}]}".utf8))
    guard case .faults(let faults)? = editor.state.problem else { return #expect(Bool(false)) }
    #expect(faults.faults.count == 3)
    #expect(try await given.store.board() == .given)
    await editor.replace(with: Array(BoardText.document(.starter).utf8))
    #expect(try await given.store.board() == .starter)
    await editor.load()
    #expect(editor.state.board == .starter)
  }
}
