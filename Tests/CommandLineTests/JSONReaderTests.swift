import CoreModule
import Testing

@testable import TerminalHost

struct JSONReaderTests {
  private func text(_ json: String) throws -> String {
    var reader = JSONReader(Array(json.utf8))
    let text = try reader.value().text
    var skipper = JSONReader(Array(json.utf8))
    try skipper.skipValue()
    #expect(skipper.position == reader.position)
    return text
  }

  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("false", "false"), ("0", "0"), ("-12", "-12"), ("1.50", "1.50"), ("1e5", "1e5"),
    ("123456789012345678901234567890", "123456789012345678901234567890"), ("\"a\"", "\"a\""), ("[ 1 , [ ] , { } ]", "[1,[],{}]"),
    ("{\"a\" : 1,\n\"b\":[true]}", "{\"a\":1,\"b\":[true]}"), (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
    (#""\u0041\u00e9\ud83d\uDE00ж""#, "\"Aé😀ж\""), (#""\u0000\u007f\u202e""#, #""\u0000\u007f\u202e""#),
    ("\"\u{1FFFF}\"", #""\ud83f\udfff""#),
  ])
  func `a value is read as it was written`(json: String, written: String) throws { #expect(try text(json) == written) }

  @Test(arguments: [
    "", " ", "nul", "tru", "+1", "01", "-", "1.", ".5", "1e", "'a'", "\"a", "\"a\nb\"", #""\x""#, #""\u12G4""#, #""\u12"#, "[1,]", "[1",
    "[,1]",
    "[1 2]", "{", "{1:2}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1", "]", "NaN", "\u{FEFF}1", "-01",
  ])
  func `what is no JSON is none`(json: String) {
    var reader = JSONReader(Array(json.utf8))
    #expect(throws: JSONReader.Fault.self) { try reader.value() }
    var skipper = JSONReader(Array(json.utf8))
    #expect(throws: JSONReader.Fault.self) { try skipper.skipValue() }
  }

  @Test func `deep nesting ends in a fault, not in a crash`() {
    for open in ["[", "{\"a\":"] {
      var reader = JSONReader(Array(String(repeating: open, count: 1_000_000).utf8))
      #expect(throws: JSONReader.Fault.self) { try reader.skipValue() }
    }
  }

  @Test(arguments: [#""a\ud800""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud800x""#, #""\ud800\n""#])
  func `half of a surrogate pair is told`(json: String) throws {
    var reader = JSONReader(Array(json.utf8))
    _ = try reader.value()
    #expect(Set(reader.flaws.map { "\($0)" }) == ["loneSurrogate"])
  }

  @Test func `a name that stands twice is told, and the first value is read`() throws {
    var reader = JSONReader(Array(#"{"a":1,"b":2,"\u0061":3}"#.utf8))
    #expect(try reader.value().text == #"{"a":1,"b":2}"#)
    #expect(reader.flaws == [.duplicateKey("a")])
  }

  @Test(
    arguments: [
      ("[1,\n 0,\n\n0 , 1]", [2, 4]), ("[0,0]", [1, 1]), ("\n\n[\n{\n\"a\":1},\n0\n]", [4, 6]), ("[]", []), ("[\r\n0\r\n,0]", [2, 3]),
    ] as [(String, [Int])])
  func `bad records are told with the line on which they begin`(json: String, lines: [Int]) throws {
    var reader = JSONReader(Array(json.utf8))
    let bad = try reader.records { value, _ in if case .number(1) = value { [] } else { [.notAnObject] } }
    #expect(bad.map(\.line) == lines)
  }
}
