import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Testing

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  @Test func `the board`() async throws {
    var copying = PressOptions()
    copying.copies = true
    let violations = try await Interleavings<KeyboardViewModel, KeyboardState>(
      of: [
        .reads("load") { await $0.load() },
        .reports("press") { await $0.press(["1"]) },
        .reports("press and copy") { [copying] in await $0.press(["3"], copying) },
        .reports("press nothing") { await $0.press(["none"]) },
        .reports("pick") { await $0.pick("1", number: 3) },
        .reads("peek") { await $0.peek(["3"]) },
        .reports("takeBack") { await $0.takeBack() },
        .reports("reset") { await $0.reset([]) },
        .reads("list") { await $0.list([]) },
        .reads("list one") { await $0.list(["1"]) },
        .reads("find") { await $0.find("tea") },
        .reads("find nothing") { await $0.find("none") },
        .reports("copy") { await $0.copy("line") },
      ],
      make: { gate in
        // Every intent sees to it that the board is known, which makes it no answer to the same question: so it is known from the start.
        // The buttons are not, as something was put out elsewhere since, of a button that no row presses: a press that comes before a reset
        // is as right as one after it.
        let keyboard = GatedKeyboard(gate)
        let model = try await keyboard.used().keyboard.build()
        await model.load()
        _ = try await keyboard.boardStore.putOut([.next(id: "2", .perButton)])
        return model
      },
      state: { $0.state },
      fault: { $0.state.copied != nil && $0.state.pieces.contains { $0.id != "3" } ? "pieces that were not copied look so" : nil }
    ).violations()
    #expect(violations == [])
  }

  @Test func `where the board comes from`() async throws {
    let violations = try await Interleavings<BoardSourceViewModel, BoardSourceState>(
      of: [
        .reads("load") { await $0.load() },
        .reports("refresh") { await $0.refresh() },
        .reads("choose") { await $0.choose(.service("https://other.test"), maximumAge: 60) },
        .reads("choose the starter") { await $0.choose(.starter, maximumAge: nil) },
        // That nothing came of it is told whatever is read or fetched meanwhile.
        .reports("choose a file that there is not") { await $0.choose(.file("/none"), maximumAge: nil) },
      ],
      make: { try await GatedKeyboard($0).served().source.build() }, state: { $0.state },
      fault: { $0.state.isFetching ? "it is still being fetched" : nil }
    ).violations()
    #expect(violations == [])
  }

  /// Of several choices the newest one counts that has a board, and nothing is told of one that another one followed.
  @Test func `choices that follow each other`() async throws {
    let violations = try await Interleavings<BoardSourceViewModel, BoardSourceState>(
      of: [
        .reads("choose") { await $0.choose(.service("https://other.test"), maximumAge: 60) },
        .reads("choose the starter") { await $0.choose(.starter, maximumAge: nil) },
        .reads("choose a file that there is not") { await $0.choose(.file("/none"), maximumAge: nil) },
      ],
      make: { try await GatedKeyboard($0).served().source.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the editor`() async throws {
    let violations = try await Interleavings<BoardEditorViewModel, BoardEditorState>(
      of: [
        .reads("load") { await $0.load() },
        .reports("addButton") { await $0.addButton(id: nil, caption: "new", pieces: ["a"], at: nil) },
        .reports("addButton with an id") { await $0.addButton(id: "x", caption: "named", pieces: ["a"], at: 0) },
        .reports("addPieces") { await $0.addPieces(["more"], to: "1", at: nil) },
        .reports("changeButton") { await $0.changeButton("2", caption: "ideas", newID: nil) },
        .reports("setButton") {
          await $0.setButton(BoardButton(id: "2", caption: "ideas", pieces: ["x"]), seen: TextMark(Board.given.buttons[1]))
        },
        .reports("changePiece") { await $0.changePiece("3", number: 1, text: "adieu") },
        .reports("moveButton") { await $0.moveButton("1", to: 3) },
        .reports("movePiece") { await $0.movePiece("2", number: 1, to: 3) },
        .reports("deleteButtons") { await $0.deleteButtons(["3"]) },
        .reports("deleteButtons that there are not") { await $0.deleteButtons(["none"]) },
        .reports("deletePieces") { await $0.deletePieces("1", numbers: [1]) },
        .reports("replace") { await $0.replace(with: Array(BoardText.document(.given).utf8)) },
      ],
      make: { try await GatedKeyboard($0).used().editor.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }
}
