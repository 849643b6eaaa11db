public import ContentKeyboard
public import CoreModuleTesting

/// A source under test whose content the test controls.
public protocol ContentUnderTest: Sendable {
  /// The source under test.
  var source: any ContentSource { get }
  /// Makes the source provide `board`.
  func give(_ board: Board) async throws
  /// Makes the source provide something that is not a board.
  func giveNonsense() async throws
  /// Makes the source provide nothing.
  func vanish() async throws
}

/// The behavior that every `ContentSource` must have.
public typealias ContentSourceContract = Contract<any ContentUnderTest>

extension ContentSourceContract {
  /// All checks.
  public static var all: [ContentSourceContract] {
    [
      ContentSourceContract("a board comes whole, with everything that its texts hold") { given in
        let board = Board([BoardButton(id: "a b", caption: "ж\u{1B}[31m\"\\", pieces: ["line\nline", "\t", "👩‍👩‍👧", "", "e\u{301}"])])
        try await given.give(board)
        return expect(try await given.source.board(), board, "board")
      },
      ContentSourceContract("a board without buttons is one") { given in
        try await given.give(Board())
        return expect(try await given.source.board(), Board(), "board")
      },
      ContentSourceContract("each time it is what is there then") { given in
        try await given.give(.given)
        _ = try await given.source.board()
        try await given.give(.starter)
        return expect(try await given.source.board(), .starter, "board")
      },
      ContentSourceContract("what is no board is told by its faults") { given in
        try await given.giveNonsense()
        guard case .shape(let faults)? = await failure(of: given.source) else { return ["no faults"] }
        return expect(faults.faults.isEmpty, false, "faults are empty")
      },
      ContentSourceContract("what is not there is told, and comes when it is there again") { given in
        try await given.vanish()
        let error = await failure(of: given.source)
        try await given.give(.given)
        return expect(error == nil, false, "no error") + expect(try await given.source.board(), .given, "board")
      },
    ]
  }

  private static func failure(of source: any ContentSource) async -> ContentSourceError? {
    do throws(ContentSourceError) {
      _ = try await source.board()
      return nil
    } catch { return error }
  }
}
