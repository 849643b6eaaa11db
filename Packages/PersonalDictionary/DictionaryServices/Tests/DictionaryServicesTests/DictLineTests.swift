import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@testable import DictionaryServices

struct DictLineTests {
  @Test(arguments: [
    ("151 \"soon\" freedict-eng-rus \"English-Russian\"", 151, ["soon", "freedict-eng-rus", "English-Russian"]),
    ("250 ok [d/m/c = 1/0/8]", 250, ["ok", "[d/m/c", "=", "1/0/8]"]), ("151 \"quo\\\"te\" tiny 'a b'", 151, ["quo\"te", "tiny", "a b"]),
    ("221", 221, []), ("150\t1 definitions", 150, ["1", "definitions"]), ("151 \"unended", 151, ["unended"]),
  ])
  func `a reply begins with a code and has parameters`(line: String, code: Int, parameters: [String]) throws {
    let status = try DictStatus(line)
    #expect(status.code == code)
    #expect(status.parameters == parameters)
  }

  @Test(arguments: ["", "ok", "<html>", "HTTP/1.1 400", "99 x", "-12 x"])
  func `what has no code is not DICT`(line: String) { #expect(throws: DictFailure.foreign) { try DictStatus(line) } }

  @Test(arguments: [
    ("house", "\"house\""), ("ice cream", "\"ice cream\""), ("quo\"te", "'quo\"te'"), ("it's", "\"it's\""),
    ("it's a \"q\"", "\"it's a \\\"q\\\"\""), ("back\\slash", "\"back\\\\slash\""),
  ])
  func `a word is quoted so that dictd finds it`(word: String, quoted: String) { #expect(DictLine.quoted(word) == quoted) }

  @Test(arguments: [("..", "."), ("..two dots", ".two dots"), (".hidden", ".hidden"), ("text", "text"), ("", "")])
  func `a dot that was put before one is taken off`(line: String, text: String) { #expect(DictLine.unstuffed(line) == text) }

  @Test(arguments: [
    ("freedict-eng-spa", Direction.of("en", "es")), ("fra-rus", .of("fr", "ru")), ("mueller7", .of("en", "ru")),
    ("fd-deu-eng", .of("de", "en")),
    ("en-it", .of("en", "it")),
  ])
  func `the name of a database tells its direction`(name: String, direction: Direction) {
    #expect(DatabaseName.direction(name) == direction)
  }

  @Test(arguments: ["wn", "gcide", "jargon", "eng-eng", "freedict-eng-swe", "*", ""])
  func `the names of others tell none`(name: String) { #expect(DatabaseName.direction(name) == nil) }
}
