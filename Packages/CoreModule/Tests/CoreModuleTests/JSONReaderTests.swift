import CoreModule
import Testing

/// The reader of JSON.
struct JSONReaderTests {
  private func string(_ text: String) throws -> (String, [JSONReader.Flaw]) {
    var reader = JSONReader(Array(text.utf8))
    return (try reader.string(), reader.flaws)
  }

  private func skips(_ text: String) -> Bool {
    var reader = JSONReader(Array(text.utf8))
    guard (try? reader.skipValue()) != nil else { return false }
    reader.space()
    return reader.next == nil
  }

  @Test(
    arguments: [
      (#""plain""#, "plain"), (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9""#, "Aé"),
      (#""\ud83d\ude00""#, "😀"), (#""слово 語""#, "слово 語"),
    ])
  func `strings are read with their escapes`(_ text: String, _ expected: String) throws {
    let (read, flaws) = try string(text)
    #expect(read == expected)
    #expect(flaws.isEmpty)
  }

  @Test(arguments: [#""a\ud800b""#, #""a\udc00b""#])
  func `half of a surrogate pair is a flaw, and the rest of the text is kept`(_ text: String) throws {
    let (read, flaws) = try string(text)
    #expect(read == "a\u{FFFD}b")
    #expect(flaws == [.loneSurrogate])
  }

  @Test func `what is passed over leaves no flaws`() throws {
    var reader = JSONReader(Array(#"{"\ud800":["\ud800"]}"#.utf8))
    try reader.skipValue()
    #expect(reader.flaws.isEmpty)
    #expect(reader.next == nil)
  }

  @Test(
    arguments: ["0", "-0.5e+3", "12", "true", "false", "null", "[]", "{}", #"[1,{"a":[2,"]"]}]"#, " [ 1 , 2 ] ", #"{"a":{"b":null}}"#])
  func `values are passed over`(_ text: String) { #expect(skips(text)) }

  @Test(
    arguments: [
      "", "[", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "-", "1.", "1e", "+1", "nul", "\"a", "\"\u{1}\"", #""\x""#,
      #""\u12""#, "[1]]",
    ])
  func `what is no JSON is refused`(_ text: String) { #expect(!skips(text)) }

  @Test func `nesting has an end`() {
    let most = JSONReader.maximumDepth
    #expect(skips(String(repeating: "[", count: most) + String(repeating: "]", count: most)))
    #expect(!skips(String(repeating: "[", count: most + 1) + String(repeating: "]", count: most + 1)))
    #expect(!skips(String(repeating: "[", count: 1_000_000)))
  }

  @Test func `elements and members are read one by one`() throws {
    var reader = JSONReader(document: [0xEF, 0xBB, 0xBF] + Array(#" {"a": ["x", "y"], "b": "z"}"#.utf8))
    var read: [String] = []
    try reader.members { reader, name throws(JSONReader.Fault) in
      if reader.next == UInt8(ascii: "[") {
        try reader.elements { reader throws(JSONReader.Fault) in read.append("\(name)=\(try reader.string())") }
      } else {
        read.append("\(name)=\(try reader.string())")
      }
    }
    #expect(read == ["a=x", "a=y", "b=z"])
  }

  @Test func `a fault is found by its line and column`() throws {
    var reader = JSONReader(Array("[1,\n \"é\" 2]".utf8))
    let fault = #expect(throws: JSONReader.Fault.self) { try reader.skipValue() }
    let position = try #require(fault?.position)
    #expect(reader.line(at: position) == 2)
    #expect(reader.column(at: position) == 6)
    #expect(reader.line(at: 0) == 1)
  }

  @Test func `the first line that is not UTF-8 is found`() {
    #expect(UTF8Lines.firstInvalid(in: Array("a\nб\n".utf8)) == nil)
    #expect(UTF8Lines.firstInvalid(in: Array("a\n".utf8) + [0xFF, 0x0A]) == 2)
    #expect(UTF8Lines.firstInvalid(in: [0xC3]) == 1)
  }
}
