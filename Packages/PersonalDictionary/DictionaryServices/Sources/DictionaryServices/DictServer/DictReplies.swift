/// An article from a DICT server.
public struct DictArticle: Equatable, Sendable {
  /// The headword, as in the server's index.
  public let headword: String
  /// The database that it comes from.
  public let database: String
  /// The text, with line feeds.
  public let text: String
}

/// The status line of a reply: a code of three digits and parameters.
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

/// Reads and writes lines of words, some of them quoted.
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

  /// Quotes `word` so that every server accepts it. dictd does not support escaped quotes inside quotes of the same kind.
  static func quoted(_ word: String) -> String {
    let quote = word.contains("\"") && !word.contains("'") ? "'" : "\""
    var quoted = quote
    for character in word {
      if character == "\\" || String(character) == quote { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + quote
  }

  /// Removes the first of two dots at the start of a line. dictd does not double a dot that is followed by text.
  static func unstuffed(_ line: String) -> String { line.hasPrefix("..") ? String(line.dropFirst()) : line }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
}
