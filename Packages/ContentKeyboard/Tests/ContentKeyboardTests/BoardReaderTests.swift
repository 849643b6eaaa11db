import ContentKeyboard
import ContentKeyboardTesting
import Foundation
import Testing

struct BoardReaderTests {
  private func board(_ text: String) throws -> Board { try BoardReader.board(Array(text.utf8)) }

  private func faults(_ text: String) -> [BoardFault] { faults(Array(text.utf8)) }

  private func faults(_ bytes: [UInt8]) -> [BoardFault] {
    do throws(BoardFaults) {
      _ = try BoardReader.board(bytes)
      return []
    } catch { return error.faults }
  }

  @Test func `a board is what the service sends`() throws {
    let text = #"{"content":[{"id":"1","displayText":"greetings","content":["hey","what's up?","how's \u0069t \ud83d\ude00 \n going?"]}]}"#
    #expect(try board(text) == Board([BoardButton(id: "1", caption: "greetings", pieces: ["hey", "what's up?", "how's it 😀 \n going?"])]))
  }

  @Test func `other members are passed over, wherever they stand`() throws {
    let text = """
      \u{FEFF}{"version": -1.5e+3, "content": [{"extra": [{"id": [null, true, false, 0]}], "content": ["a"], "id": "x", "displayText": ""}],
      "error": "none", "more": {"content": []}}
      """
    #expect(try board(text) == Board([BoardButton(id: "x", caption: "", pieces: ["a"])]))
  }

  @Test func `a written board is read as it was`() throws {
    for given in [Board.given, .starter, Board(), Board([BoardButton(id: "\u{1}\"", caption: "\u{7F}\\", pieces: ["", "\r\n\t", "é👍"])])] {
      #expect(try board(BoardText.document(given)) == given)
    }
  }

  @Test func `lists of texts are read as they were written`() {
    let texts = ["", "a\"b", "\u{1B}[1m", "ж\n"]
    #expect(BoardText.texts(BoardText.list(texts)) == texts)
    #expect(BoardText.texts("[]") == [])
    #expect(BoardText.texts("[\"a\"") == nil)
    #expect(BoardText.texts("[\"a\"]x") == nil)
  }

  @Test func `every fault is named with the line on which its button begins`() {
    let text = """
      {"content":[
        {"displayText":null,"content":[]},
        {"id":7,"displayText":"b","content":"x"},
        {"id":" ","displayText":"c","content":["a",null,5]},

        {"id":"d","displayText":"d","content":["a"]},
        {
          "id":"d","displayText":"e","content":["a"]},
        7,
        {"id":"f","id":"g","displayText":["x"],"content":{"a":[]}},
        {"id":"\\ud800","displayText":"h","content":["\\udc00"]}
      ]}
      """
    let expected: [(Int, Int, BoardFault.Kind)] = [
      (2, 1, .missing(field: "id")), (2, 1, .null(field: "displayText")), (2, 1, .noPieces), (3, 2, .notAText(field: "id")),
      (3, 2, .notAList(field: "content")), (4, 3, .blank(field: "id")), (4, 3, .null(field: "content 2")),
      (4, 3, .notAText(field: "content 3")), (7, 5, .idTaken(id: "d", line: 6)), (9, 6, .notAnObject), (10, 7, .repeated(field: "id")),
      (10, 7, .notAText(field: "displayText")), (10, 7, .notAList(field: "content")), (11, 8, .loneSurrogate(field: "id")),
      (11, 8, .loneSurrogate(field: "content 1")),
    ]
    #expect(faults(text) == expected.map { BoardFault(line: $0, button: $1, $2) })
  }

  @Test func `a button with several faults is told with all of them, an id that another has among them`() {
    let text = """
      {"content":[
        {"id":"9","displayText":"a","content":["a"]},
        {"id":"9","displayText":" ","content":[]},
        {"id":"8","displayText":null,"content":["a"]},
        {"id":"8","displayText":"b","content":["a"]},
        {"id":" ","displayText":"c","content":["a"]},
        {"id":" ","displayText":"c","content":["a"]},
        {"id":"\\ud800","displayText":"d","content":["a"]},
        {"id":"\\ud801","displayText":"d","content":["a"]}
      ]}
      """
    let expected: [(Int, Int, BoardFault.Kind)] = [
      (3, 2, .blank(field: "displayText")), (3, 2, .noPieces), (3, 2, .idTaken(id: "9", line: 2)), (4, 3, .null(field: "displayText")),
      (5, 4, .idTaken(id: "8", line: 4)), (6, 5, .blank(field: "id")), (7, 6, .blank(field: "id")), (8, 7, .loneSurrogate(field: "id")),
      (9, 8, .loneSurrogate(field: "id")),
    ]
    #expect(faults(text) == expected.map { BoardFault(line: $0, button: $1, $2) })
  }

  @Test(arguments: [(" ", "a", true), ("\\t\\n", "a", true), ("", "a", false), ("a", "", true), ("a", " ", false), ("a", "\\n", false)])
  func `a button that shows nothing or puts nothing out is refused, and no other`(caption: String, piece: String, isRefused: Bool) throws {
    let text = #"{"content":[{"id":"1","displayText":""# + caption + #"","content":[""# + piece + #""]}]}"#
    let field = piece.isEmpty ? "content" : "displayText"
    #expect(faults(text) == (isRefused ? [BoardFault(line: 1, button: 1, .blank(field: field))] : []))
  }

  @Test func `an empty piece among others is kept, as a service may send it`() throws {
    let text = #"{"content":[{"id":"1","displayText":"a","content":["","hey",""]}]}"#
    #expect(try board(text) == Board([BoardButton(id: "1", caption: "a", pieces: ["", "hey", ""])]))
    let empty = #"{"content":[{"id":"1","displayText":"a","content":["",""]}]}"#
    #expect(faults(empty) == [BoardFault(line: 1, button: 1, .blank(field: "content"))])
  }

  @Test(
    arguments: [
      ("", 1, BoardFault.Kind.empty), (" \n ", 1, .empty), ("{", 1, .notJSON(column: 2)), ("<html>", 1, .notJSON(column: 1)),
      ("{\"content\":[\n{\"id\":\"1\",}]}", 2, .notJSON(column: 11)), ("{\"content\":[]} x", 1, .notJSON(column: 16)),
      ("[]", 1, .noBoard(message: nil)), ("{}", 1, .noBoard(message: nil)), ("null", 1, .noBoard(message: nil)),
      ("{\"content\":null}", 1, .noBoard(message: nil)), ("\n{\"error\":\"Random Error\"}", 2, .noBoard(message: "Random Error")),
      ("{\"content\":[],\"content\":[]}", 1, .repeated(field: "content")), ("{\"content\":[],\"x\":01}", 1, .notJSON(column: 20)),
      ("{\"content\":[],\"x\":\"\u{1}\"}", 1, .notJSON(column: 20)), ("{\"content\":[],\"x\":\"\\q\"}", 1, .notJSON(column: 21)),
      ("{\"content\":[],\"x\":\"\\u12\"}", 1, .notJSON(column: 22)), ("{\"content\":[],\"x\":nul}", 1, .notJSON(column: 22)),
    ] as [(String, Int, BoardFault.Kind)])
  func `what is no board is told with its place`(text: String, line: Int, kind: BoardFault.Kind) {
    #expect(faults(text) == [BoardFault(line: line, kind)])
  }

  @Test func `a text that breaks off is no board, however much of it came`() {
    let whole = Array(BoardText.document(.given).utf8)
    for length in 0..<whole.count - 2 { #expect(!faults(Array(whole[..<length])).isEmpty) }
  }

  @Test func `bytes that are no text are told by their line`() {
    #expect(faults(Array("{\"content\":[\n\n{\"id\":\"".utf8) + [0xFF] + Array("\"}]}".utf8)) == [BoardFault(line: 3, .notUTF8)])
  }

  @Test func `depth and numbers of things have limits`() {
    let deep = "{\"content\":[],\"x\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}"
    #expect(faults(deep).first.map { if case .notJSON = $0.kind { true } else { false } } == true)
    let many = "{\"content\":[{\"id\":\"1\",\"displayText\":\"\",\"content\":[" + String(repeating: "\"\",", count: 100_000) + "\"\"]}]}"
    #expect(faults(many) == [BoardFault(line: 1, button: 1, .tooManyPieces)])
    let long = "{\"content\":[{\"id\":\"1\",\"displayText\":\"\",\"content\":[\"" + String(repeating: "x", count: 65_537) + "\"]}]}"
    #expect(faults(long) == [BoardFault(line: 1, button: 1, .tooLong(field: "content 1", bytes: 65_537))])
    let buttons = (1...100_002).map { #"{"id":"\#($0)","displayText":"a","content":["x"]}"# }
    #expect(faults("{\"content\":[" + buttons.joined(separator: ",") + "]}") == [BoardFault(line: 1, button: 100_001, .tooManyButtons)])
    let faulty = "{\"content\":[" + String(repeating: "7,", count: 1_500) + "7]}"
    #expect(faults(faulty).count == 1000)
  }
}
