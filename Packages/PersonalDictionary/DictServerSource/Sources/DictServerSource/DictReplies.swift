/// An article as a DICT server sends it.
public struct DictArticle: Equatable, Sendable {
  /// The headword, as the server's index has it.
  public let headword: String
  /// The database that it comes from.
  public let database: String
  /// The text, its lines ended by line feeds.
  public let text: String

  /// An article from its parts.
  public init(headword: String, database: String, text: String) {
    self.headword = headword
    self.database = database
    self.text = text
  }
}

/// The first line of a reply: a code of three digits and what belongs to it.
struct DictStatus: Equatable {
  let code: Int
  /// The parameters; quoted ones without their quotes.
  let parameters: [String]

  init(_ line: String) throws(DictFailure) {
    guard let code = Int(line.prefix(3)), line.prefix(3).utf8.count == 3, (100...599).contains(code) else { throw .foreign }
    self.code = code
    parameters = DictLine.words(line.dropFirst(3))
  }
}

/// A line of words, some of them quoted.
enum DictLine {
  static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.drop(while: isSpace)
    while let first = rest.first {
      var word = ""
      if first == "\"" || first == "'" {
        rest.removeFirst()
        while let character = rest.popFirst(), character != first {
          word.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
      } else {
        while let character = rest.first, !isSpace(character) {
          rest.removeFirst()
          word.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
      }
      words.append(word)
      rest = rest.drop(while: isSpace)
    }
    return words
  }

  /// `word` so that every server takes it for one. dictd understands no escaped quotes between quotes of the same kind.
  static func quoted(_ word: String) -> String {
    let quote = word.contains("\"") && !word.contains("'") ? "'" : "\""
    var quoted = quote
    for character in word {
      if character == "\\" || String(character) == quote { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + quote
  }

  /// A line of a text: a dot that was put before one at its beginning is taken off. dictd leaves that out where a text stands behind.
  static func unstuffed(_ line: String) -> String { line.hasPrefix("..") ? String(line.dropFirst()) : line }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
}
