import ContentKeyboard
import CoreModule
import CoreModuleTesting

extension BoardStoreContract {
  static var pressing: [BoardStoreContract] {
    [
      BoardStoreContract("the starter board is there at once") { store in
        let states = try await store.states()
        return expect(states.map(\.id), Board.starter.buttons.map(\.id), "ids")
          + expect(states.map(\.index), [nil, nil, nil, nil], "places")
          + expect(try await store.press("1"), [Board.starter.buttons[0].pieces[0]], "piece")
          + expect(try await store.boardStatus().source, .starter, "source")
      },
      BoardStoreContract("the pieces of a button follow one another, and the first follows the last") { store in
        _ = try await store.edit(.replace(.given))
        var heard: [String] = []
        for _ in 1...4 { heard += try await store.press("1") }
        return expect(heard, ["hi", "how are you?", "what is new?", "hi"], "pieces")
          + expect(try await store.states().map(\.index), [0, nil, nil], "places")
      },
      BoardStoreContract("each button goes on from where it stands itself") { store in
        _ = try await store.edit(.replace(.given))
        return expect(
          try await store.press("1", "1", "2", "1"), ["hi", "how are you?", Board.given.buttons[1].pieces[0], "what is new?"], "")
      },
      BoardStoreContract("by the rule of the single slot another button begins anew") { store in
        _ = try await store.edit(.replace(.given))
        let heard = try await store.press("1", "1", "2", "1", "1", by: .singleSlot)
        let other = Board.given.buttons[1].pieces[0]
        return expect(heard, ["hi", "how are you?", other, "hi", "how are you?"], "pieces")
      },
      BoardStoreContract("by the rule of the single slot a button whose content has changed begins anew") { store in
        try await store.use(BoardButton(id: "1", caption: "a", pieces: ["x", "y", "z"]))
        _ = try await store.press("1", by: .singleSlot)
        try await store.use(BoardButton(id: "1", caption: "a", pieces: ["x", "y", "z", "more"]))
        return expect(try await store.press("1", by: .singleSlot), ["x"], "single slot")
          + expect(try await store.press("1"), ["y"], "usual")
      },
      BoardStoreContract("a single piece comes every time") { store in
        try await store.use(BoardButton(id: "a", caption: "", pieces: ["only"]))
        return expect(try await store.press("a", "a"), ["only", "only"], "pieces")
      },
      BoardStoreContract("a picked piece is followed by the one after its place, not after its first likeness") { store in
        try await store.use(BoardButton(id: "a", caption: "", pieces: ["ha", "ho", "ha", "hi"]))
        let picked = try await store.putOut([.pick(id: "a", place: 2)])
        return expect(picked.map(\.index), [2], "picked") + expect(try await store.press("a"), ["hi"], "next")
      },
      BoardStoreContract("what is not there puts nothing out, and nothing beside it") { store in
        _ = try await store.edit(.replace(.given))
        let button = await store.failure { _ = try await $0.press("1", "9") }
        let piece = await store.failure { _ = try await $0.putOut([.next(id: "1", .perButton), .pick(id: "2", place: 3)]) }
        return expect(button, .noSuchButton("9"), "button")
          + expect(piece, .noSuchPiece(Board.given.buttons[1].state, place: 3), "piece")
          + expect(try await store.states().map(\.index), [nil, nil, nil], "places")
      },
      BoardStoreContract("what is refused puts nothing out") { store in
        _ = try await store.edit(.replace(.given))
        let error = await store.failure { _ = try await $0.putOut([.next(id: "1", .perButton)]) { $0.map(\.text) == ["hi"] } }
        return expect(error, .refused([Piece(of: Board.given.buttons[0], at: 0)]), "error") + expect(try await store.press("1"), ["hi"], "")
      },
      BoardStoreContract("a preview changes nothing") { store in
        _ = try await store.edit(.replace(.given))
        let requests: [PieceRequest] = [.next(id: "1", .perButton), .next(id: "1", .perButton)]
        let preview = try await store.preview(requests)
        return expect(preview.map(\.text), ["hi", "how are you?"], "preview") + expect(try await store.putOut(requests), preview, "output")
      },
    ]
  }

  static var takingBack: [BoardStoreContract] {
    [
      BoardStoreContract("outputs are taken back one by one, the last one first, and then there is nothing left") { store in
        _ = try await store.edit(.replace(.given))
        _ = try await store.press("1", "2", "1")
        _ = try await store.putOut([.pick(id: "1", place: 2)])
        var back: [String?] = []
        for _ in 1...5 { back.append(try await store.takeBack()?.text) }
        return expect(back, ["what is new?", "how are you?", Board.given.buttons[1].pieces[0], "hi", nil], "taken back")
          + expect(try await store.states().map(\.index), [nil, nil, nil], "places") + expect(try await store.press("1"), ["hi"], "next")
      },
      BoardStoreContract("what was taken back was not used") { store in
        _ = try await store.edit(.replace(.given))
        _ = try await store.press("1")
        _ = try await store.takeBack()
        return expect(try await store.pieces(of: "1").map(\.use), [nil, nil, nil], "uses")
      },
      BoardStoreContract("a reset lets one button or all begin again") { store in
        _ = try await store.edit(.replace(.given))
        _ = try await store.press("1", "2", "3")
        let one = try await store.reset(["2"])
        let some = try await store.states().map(\.index)
        let unknown = await store.failure { _ = try await $0.reset(["1", "9"]) }
        let still = try await store.states().map(\.index)
        _ = try await store.reset(nil)
        return expect(one, [Board.given.buttons[1].state], "one") + expect(some, [0, nil, 0], "some")
          + expect(unknown, .noSuchButton("9"), "unknown") + expect(still, [0, nil, 0], "still")
          + expect(try await store.states().map(\.index), [nil, nil, nil], "all")
      },
      BoardStoreContract("uses are counted for each piece") { store in
        try await store.use(BoardButton(id: "a", caption: "", pieces: ["x", "y"]))
        _ = try await store.press("a", "a", "a")
        return expect(try await store.pieces(of: "a").map { $0.use?.count }, [2, 1], "uses")
      },
      BoardStoreContract("the button that was used last is the current one, at first the first") { store in
        _ = try await store.edit(.replace(.given))
        let first = try await store.currentButton()?.id
        _ = try await store.press("3", "2")
        let last = try await store.currentButton()?.id
        _ = try await store.edit(.deleteButtons(["2"]))
        return expect([first, last, try await store.currentButton()?.id], ["1", "2", "1"], "current")
      },
    ]
  }

  static var choosing: [BoardStoreContract] {
    [
      BoardStoreContract("a button is named by its id, else its caption, else its caption whatever the case and accents") { store in
        try await store.use(
          BoardButton(id: "1", caption: "Adiós", pieces: ["a"]), BoardButton(id: "2", caption: "adios", pieces: ["b"]),
          BoardButton(id: "3", caption: "1", pieces: ["c"]))
        var found: [[String]] = []
        for name in ["1", "adios", "Adiós", "ADIOS", "4", ""] { found.append(try await store.buttons(named: name).map(\.id)) }
        return expect(found, [["1"], ["2"], ["1"], ["1", "2"], [], []], "found")
      },
      BoardStoreContract("pieces are found by any part of them, whatever the case and accents") { store in
        try await store.use(
          BoardButton(id: "a", caption: "", pieces: ["¿Cómo estás?", "bien"]), BoardButton(id: "b", caption: "", pieces: ["COMO siempre"]))
        let found = try await store.pieces(holding: FoldedText("como"))
        return expect(found.map { "\($0.id)\($0.index)" }, ["a0", "b0"], "found")
          + expect(try await store.pieces(holding: FoldedText("%_")).count, 0, "signs")
          + expect(try await store.pieces(holding: FoldedText("")).count, 0, "nothing")
      },
      BoardStoreContract("a piece is found while its last sign is not complete yet") { store in
        try await store.use(BoardButton(id: "a", caption: "", pieces: ["नमस्ते", "👩‍👧"]))
        return expect(try await store.pieces(holding: FoldedText("नमस")).map(\.index), [0], "word")
          + expect(try await store.pieces(holding: FoldedText("👩")).map(\.index), [1], "emoji")
      },
    ]
  }
}
