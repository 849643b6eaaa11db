import CoreModule
import Testing

/// Values of JSON, read and written.
struct JSONTests {
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
    ("\"\u{1FFFF}\"", #""\ud83f\udfff""#), (#""слово\u2066""#, #""слово\u2066""#),
  ])
  func `a value is read as it was written`(json: String, written: String) throws { #expect(try text(json) == written) }

  @Test(arguments: [
    "", " ", "nul", "tru", "+1", "01", "-", "1.", ".5", "1e", "'a'", "\"a", "\"a\nb\"", #""\x""#, #""\u12G4""#, #""\u12"#, "[1,]", "[1",
    "[,1]", "[1 2]", "{", "{1:2}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1", "]", "NaN", "\u{FEFF}1", "-01",
  ])
  func `what is no JSON is none`(json: String) {
    var reader = JSONReader(Array(json.utf8))
    #expect(throws: JSONReader.Fault.self) { try reader.value() }
    var skipper = JSONReader(Array(json.utf8))
    #expect(throws: JSONReader.Fault.self) { try skipper.skipValue() }
  }

  @Test func `deep nesting ends in a fault, not in a crash`() {
    for open in ["[", "{\"a\":"] {
      #expect(JSON(document: Array(String(repeating: open, count: 1_000_000).utf8)) == nil)
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

  @Test func `a document is one value of valid UTF-8`() {
    #expect(JSON(document: [0xEF, 0xBB, 0xBF] + Array(" [1] \n".utf8))?.text == "[1]")
    for bad in ["", "1 2", "[1]x", "<html>"] { #expect(JSON(document: Array(bad.utf8)) == nil) }
    #expect(JSON(document: [0x22, 0xFF, 0x22]) == nil)
  }

  @Test func `a value tells what it holds, where it holds that`() {
    let value = JSON(
      document: Array(#"{"text":"a","list":["b","c"],"mixed":["b",1],"whole":7,"exact":2.50e1,"half":0.5,"yes":true,"none":null}"#.utf8))
    #expect(value?["text"]?.string == "a")
    #expect(value?["list"]?.strings == ["b", "c"])
    #expect(value?["mixed"]?.strings == nil && value?["mixed"]?.array?.count == 2)
    #expect(value?["whole"]?.int == 7 && value?["exact"]?.int == 25 && value?["half"]?.int == nil)
    #expect(value?["yes"]?.bool == true && value?["text"]?.bool == nil)
    for name in ["none", "other"] { #expect(value?[name] == nil) }
    #expect(value?["text"]?["text"] == nil && value?["text"]?.array == nil && value?.string == nil)
  }
}
