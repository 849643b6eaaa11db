import ContentKeyboard
import CoreModule
import CoreModuleTesting

extension BoardStoreContract {
  static var changing: [BoardStoreContract] {
    [
      BoardStoreContract("a change makes the board the user's own") { store in
        let edited = try await store.edit(.changeButton(id: "1", caption: "first", newID: "one"))
        let board = try await store.board()
        return expect(edited.changed.map(\.caption), ["first"], "changed")
          + expect(edited.before, BoardStatus(source: .starter), "before")
          + expect(board.buttons.map(\.id), ["one"] + Board.starter.buttons.dropFirst().map(\.id), "ids")
          + expect(try await store.boardStatus(), BoardStatus(source: .own, hasOwn: true), "kept")
      },
      BoardStoreContract("buttons and pieces are added, moved and deleted") { store in
        _ = try await store.edit(.replace(.given))
        let new = BoardButton(id: "4", caption: "new", pieces: ["n"])
        _ = try await store.edit(.addButton(new, at: 1))
        _ = try await store.edit(.addPieces(["m", "o"], id: "4", at: 0))
        _ = try await store.edit(.movePiece(id: "4", place: 0, to: 9))
        _ = try await store.edit(.changePiece(id: "4", place: 0, text: "O\n\u{1B}\"\\"))
        _ = try await store.edit(.moveButton(id: "3", to: 0))
        _ = try await store.edit(.deletePieces(id: "1", places: [0, 2]))
        _ = try await store.edit(.deleteButtons(["2"]))
        return expect(
          try await store.board(),
          Board([
            Board.given.buttons[2], BoardButton(id: "1", caption: "greetings", pieces: ["how are you?"]),
            BoardButton(id: "4", caption: "new", pieces: ["O\n\u{1B}\"\\", "n", "m"]),
          ]), "board")
      },
      BoardStoreContract("what cannot be done changes nothing") { store in
        _ = try await store.edit(.replace(.given))
        let given = Board.given.buttons
        let edits: [(BoardEdit, BoardEditError)] = [
          (.addButton(BoardButton(id: "2", caption: "", pieces: ["x"]), at: nil), .idTaken("2")),
          (
            .addButton(BoardButton(id: "9", caption: "", pieces: []), at: nil),
            .noPieces(ButtonState(id: "9", caption: "", index: nil, count: 0))
          ),
          (.changeButton(id: "1", caption: nil, newID: "3"), .idTaken("3")), (.deleteButtons(["1", "9"]), .noSuchButton("9")),
          (.deletePieces(id: "1", places: [0, 3]), .noSuchPiece(given[0].state, place: 3)),
          (.deletePieces(id: "1", places: [0, 1, 2]), .noPieces(ButtonState(id: "1", caption: "greetings", index: nil, count: 0))),
          (
            .setButton(BoardButton(id: "1", caption: "", pieces: ["x"]), seen: TextMark(given[1])), .changedMeanwhile(given[0].state)
          ),
          (
            .setButton(BoardButton(id: "1", caption: "", pieces: []), seen: TextMark(given[0])),
            .noPieces(ButtonState(id: "1", caption: "", index: nil, count: 0))
          ),
          (.changePiece(id: "1", place: -1, text: "x"), .noSuchPiece(given[0].state, place: -1)),
        ]
        var wrong: [String] = []
        for (edit, error) in edits {
          wrong += expect(await store.failure { _ = try await $0.edit(edit) }, .edit(error), "\(edit)")
        }
        return wrong + expect(try await store.board(), .given, "board")
      },
      BoardStoreContract("a button stands where it stood when its pieces have changed around it") { store in
        try await store.use(BoardButton(id: "a", caption: "", pieces: ["x", "y", "z"]))
        _ = try await store.press("a", "a")
        _ = try await store.edit(.addPieces(["w"], id: "a", at: 0))
        let shifted = try await store.press("a")
        _ = try await store.edit(.deletePieces(id: "a", places: [3]))
        return expect(shifted, ["z"], "shifted") + expect(try await store.press("a"), ["w"], "its piece is gone")
      },
      BoardStoreContract("an own board can be empty") { store in
        try await store.use()
        return expect(try await store.states(), [], "states") + expect(try await store.currentButton(), nil, "current")
      },
    ]
  }

  static var fetching: [BoardStoreContract] {
    [
      BoardStoreContract("a fetched board is used when its source is chosen") { store in
        try await store.keep(.given, of: .service("http://a"), at: Timestamp(milliseconds: 5), stamp: nil)
        let before = try await store.boardStatus().source
        try await store.choose(.service("http://a"), maximumAge: 60)
        return expect(before, .starter, "before") + expect(try await store.board(), .given, "board")
          + expect(try await store.boardStatus(), BoardStatus(source: .service("http://a"), maximumAge: 60, fetched: 5), "kept")
      },
      BoardStoreContract("a board that is fetched again takes the place of the old one, and buttons go on") { store in
        try await store.fetch(.given)
        _ = try await store.press("1", "2")
        let new = Board([
          BoardButton(id: "2", caption: "renamed", pieces: ["before"] + Board.given.buttons[1].pieces), Board.starter.buttons[0],
        ])
        try await store.fetch(new, at: 2000)
        return expect(try await store.board(), new, "board")
          + expect(try await store.press("2", "1"), ["shall we walk?", "hello!"], "next")
          + expect(try await store.boardStatus().fetched, 2000, "moment")
      },
      BoardStoreContract("the boards of the user and of other sources are kept beside it") { store in
        _ = try await store.edit(.replace(.given))
        try await store.fetch(Board([Board.starter.buttons[0]]), from: "http://a")
        try await store.fetch(Board([Board.starter.buttons[1]]), from: "http://b")
        try await store.choose(.service("http://a"), maximumAge: nil)
        let first = try await store.board()
        try await store.choose(.own, maximumAge: nil)
        return expect(first.buttons.map(\.id), ["1"], "first") + expect(try await store.board(), .given, "own")
      },
      BoardStoreContract("a source of which nothing was fetched has no buttons") { store in
        try await store.choose(.file("/none"), maximumAge: nil)
        return expect(try await store.states(), [], "states") + expect(try await store.boardStatus().isMissing, true, "missing")
      },
      BoardStoreContract("of many sources the last ones are kept, and the one that is used") { store in
        try await store.fetch(.given, from: "http://used")
        for number in 1...12 {
          try await store.keep(Board([]), of: .service("http://\(number)"), at: Timestamp(milliseconds: Int64(number)), stamp: nil)
        }
        let used = try await store.board()
        try await store.choose(.service("http://1"), maximumAge: nil)
        let old = try await store.boardStatus().isMissing
        try await store.choose(.service("http://12"), maximumAge: nil)
        return expect(used, .given, "used") + expect(old, true, "old") + expect(try await store.boardStatus().isMissing, false, "new")
      },
      BoardStoreContract("the file's stamp is kept") { store in
        try await store.keep(.given, of: .file("/b.json"), at: Timestamp(milliseconds: 7), stamp: "7-100")
        try await store.choose(.file("/b.json"), maximumAge: nil)
        return expect(try await store.boardStatus(), BoardStatus(source: .file("/b.json"), fetched: 7, stamp: "7-100"), "kept")
      },
    ]
  }

  static var transferring: [BoardStoreContract] {
    [
      BoardStoreContract("everything comes back in an empty store, and changes nothing the second time") { store in
        var keyboard = KeyboardSnapshot(chosen: ChosenSource(.service("http://a"), maximumAge: 9), own: .given)
        keyboard.fetched = FetchedBoard(.starter, at: Timestamp(milliseconds: 8))
        keyboard.positions = ["1": PiecePosition(at: 1, of: Board.starter.buttons[0].pieces)]
        keyboard.uses = [PieceID(id: "1", mark: TextMark("hello!")): PieceUse(count: 2, frecency: Frecency(rawValue: 77))]
        let trial = try await store.merge(keyboard, isTrial: true, in: nil)
        let before = try await store.everything()
        let taken = try await store.merge(keyboard, isTrial: false, in: nil)
        let again = try await store.merge(keyboard, isTrial: false, in: nil)
        return expect(trial, taken, "trial") + expect(before, KeyboardSnapshot(), "before")
          + expect(try await store.everything(), keyboard, "everything") + expect([taken.newCount, taken.skippedCount], [3, 0], "taken")
          + expect([again.newCount, again.mergedCount, again.skippedCount], [0, 0, 3], "again")
      },
      BoardStoreContract("what is there stays when something is taken in") { store in
        try await store.use(BoardButton(id: "1", caption: "mine", pieces: ["mine", "hi"]))
        _ = try await store.press("1", "1")
        let before = try await store.everything()
        let added = KeyboardSnapshot(
          chosen: ChosenSource(.starter, maximumAge: nil), own: .given,
          positions: ["1": PiecePosition(at: 2, of: Board.given.buttons[0].pieces)])
        let taken = try await store.merge(added, isTrial: false, in: nil)
        let after = try await store.everything()
        return expect([taken.newCount, taken.mergedCount, taken.skippedCount], [2, 1, 0], "counts")
          + expect(after.own?.buttons[0].pieces, ["mine", "hi", "how are you?", "what is new?"], "merged")
          + expect(after.own?.buttons.map(\.id), ["1", "2", "3"], "ids") + expect(after.chosen, before.chosen, "chosen")
          + expect(after.positions, before.positions, "positions")
      },
    ]
  }
}
