import ContentKeyboardTesting
import CoreModule
import Testing

@testable import ContentKeyboard

struct ModelTests {
  @Test(arguments: [
    ("{name}", ["name"]), ("a {b} c {d-1} {b}", ["b", "d-1"]), ("{{name}", []), ("{ name }", []), ("{}", []), ("{1}", []),
    ("{имя}", ["имя"]),
    ("{name", []), ("}{", []), ("{{{name}}", ["name"]), ("{a{b}", ["b"]), ("", []),
  ])
  func `placeholders are names in braces`(piece: String, names: [String]) {
    #expect(PieceText(piece).placeholders == names)
  }

  @Test(arguments: [
    ("hi {name}!", "hi Ann!"), ("{{name}", "{name}"), ("{{{name}}", "{Ann}"), ("{other}", "{other}"), ("{ name }", "{ name }"),
    ("{name}{name}", "AnnAnn"), ("{", "{"), ("}", "}"), ("{e\u{301}}", "{e\u{301}}"),
  ])
  func `values come into the places of their placeholders`(piece: String, text: String) {
    #expect(PieceText(piece).filled(["name": "Ann"]) == text)
  }

  @Test func `what is used often and lately comes first`() {
    let day: Int64 = 86_400_000
    let often = (0..<5).reduce(nil as Frecency?) { Frecency(usedAt: Int64($1), before: $0) }
    let lately = Frecency(usedAt: 10 * day, before: nil)
    let long = Frecency(usedAt: 30 * day, before: nil)
    #expect(often.map { $0 > lately } == true)
    #expect(often.map { $0 < long } == true)
    let pieces = ["a", "b", "c", "d"].enumerated().map { Piece(id: "1", caption: "", index: $0, count: 4, text: $1) }
    let uses = [nil, PieceUse(count: 1, frecency: lately), nil, PieceUse(count: 1, frecency: long)]
    let listed = zip(pieces, uses).map { ListedPiece(piece: $0, use: $1) }
    #expect(ListedPiece.byFrecency(listed, at: Timestamp(milliseconds: 31 * day)).map(\.piece.text) == ["d", "b", "a", "c"])
  }

  @Test(arguments: [Int64.min, -62_167_219_200_000, 0, 253_402_300_799_999, .max])
  func `whatever moment was kept, a use counts`(kept: Int64) {
    let now: Int64 = 1_700_000_000_000
    let use = PieceUse(after: PieceUse(count: .max, frecency: Frecency(rawValue: kept)), at: Timestamp(milliseconds: now))
    #expect(use.count == PieceUse.maximumCount)
    #expect((now...now + 31 * 7 * 86_400_000).contains(use.frecency.rawValue))
    #expect(PieceUse(count: .min, frecency: Frecency(rawValue: kept)).count == 1)
  }

  @Test(arguments: [20 * 365, 1, -1, -53 * 365])
  func `a clock that was wrong for one press does not decide for ever what comes first`(daysAhead: Int64) {
    let day: Int64 = 86_400_000
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    var uses: [PieceUse?] = [nil, nil]
    func press(_ index: Int, _ moment: Int64) { uses[index] = PieceUse(after: uses[index], at: Timestamp(milliseconds: moment)) }
    func first() -> String? {
      let pieces = zip(["a", "b"], uses).map { ListedPiece(piece: Piece(id: "1", caption: "", index: 0, count: 2, text: $0), use: $1) }
      return ListedPiece.byFrecency(pieces, at: now).first?.piece.text
    }
    press(0, now.milliseconds + daysAhead * day)
    for second: Int64 in 1...2 { press(1, now.milliseconds - second * 1000) }
    #expect(first() == "b")
    for second: Int64 in 1...3 { press(0, now.milliseconds - second * 1000) }
    #expect(first() == "a")
  }

  @Test(arguments: [
    ("http://host/board", "service", "http://host/board"), ("HTTPS://host", "service", "HTTPS://host"),
    ("board.json", "file", "/home/board.json"),
    ("/b.json", "file", "/b.json"), ("http:board", "file", "/home/http:board"), ("own", "file", "/home/own"),
    ("ftp://x", "file", "/home/ftp://x"),
  ])
  func `a source is an address or a path`(text: String, kind: String, place: String) {
    let source = BoardSource(text) { $0.hasPrefix("/") ? $0 : "/home/" + $0 }
    #expect(source.kind == kind)
    #expect(source.place == place)
  }

  @Test(arguments: [
    ("http://host/a?key=secret#x", "http://host/a"), ("https://me:secret@host/a", "https://host/a"), ("http://host/@a", "http://host/@a"),
    ("http://a@b@c", "http://c"), ("http://", "http://"),
  ])
  func `what may be secret in an address is not shown`(address: String, shown: String) {
    #expect(BoardSource.service(address).shownPlace == shown)
  }

  @Test func `a board is stale when it is older than its limit, or the clock was put back`() {
    let board = BoardStatus(source: .service("http://a"), maximumAge: 60, fetched: 100_000)
    #expect([100_000, 160_000, 160_001, 99_999].map { board.isStale(at: $0) } == [false, false, true, true])
    #expect(BoardStatus(source: .service("http://a"), maximumAge: nil, fetched: 0).isStale(at: .max) == false)
    #expect(BoardStatus(source: .service("http://a"), maximumAge: 1, fetched: .min).isStale(at: .max))
    #expect(ChosenSource(.service("http://a"), maximumAge: .max).maximumAge == 86_400_000_000)
    #expect(ChosenSource(.service("http://a"), maximumAge: -1).maximumAge == 0)
    #expect(BoardStatus(source: .file("/a"), maximumAge: 1, fetched: 0).isStale(at: .max) == false)
    #expect(BoardStatus(source: .service("http://a"), maximumAge: 60).isStale(at: 0))
  }

  @Test func `a new button gets the number behind the highest`() {
    #expect(Board().freeID == "1")
    #expect(Board.given.freeID == "4")
    #expect(Board([BoardButton(id: "x", caption: "", pieces: ["a"]), BoardButton(id: "-7", caption: "", pieces: ["a"])]).freeID == "1")
  }

  @Test func `a button or a piece is called by its caption, or by its id where there is none`() {
    for (caption, name) in [("greet", "greet"), ("", "1")] {
      #expect(ButtonState(id: "1", caption: caption, index: nil, count: 1).name == name)
      #expect(Piece(id: "1", caption: caption, index: 0, count: 1, text: "a").name == name)
    }
  }

  @Test func `buttons that differ in anything have different marks`() {
    let button = BoardButton(id: "1", caption: "ab", pieces: ["c", "d"])
    let others = [
      BoardButton(id: "1a", caption: "b", pieces: ["c", "d"]), BoardButton(id: "1", caption: "ab", pieces: ["cd"]),
      BoardButton(id: "1", caption: "ab", pieces: ["d", "c"]), BoardButton(id: "1", caption: "ab", pieces: ["c", "d", ""]),
    ]
    #expect(others.allSatisfy { TextMark($0) != TextMark(button) })
  }
}
