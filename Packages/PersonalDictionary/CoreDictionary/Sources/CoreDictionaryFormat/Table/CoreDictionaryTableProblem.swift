/// All problems of a table, in the order of the lines.
public struct CoreDictionaryTableError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem.
  public let problems: [CoreDictionaryTableProblem]

  /// One line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// A problem in a line of a table.
public struct CoreDictionaryTableProblem: Equatable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The kind of problem.
  public let what: What

  /// The kinds of problems.
  public enum What: Equatable, Sendable {
    /// A wrong number of columns.
    case columnCount(Int, expected: Int)
    /// An unknown part of speech.
    case unknownPartOfSpeech(String)
    /// Too few words to translate anything.
    case fewerThanTwoLanguages
    /// No word in the column of the headwords.
    case noHeadword(column: String)
    /// An empty alternative between two `|`.
    case emptyAlternative(column: String)
    /// Spaces around a word, or two in a row.
    case strayBlanks(word: String)
    /// A word that is not in Unicode normal form C.
    case notComposed(word: String)
    /// A control character in a word.
    case controlCharacter(word: String)
    /// Latin and Cyrillic letters in one word.
    case mixedAlphabets(word: String)
    /// A word that is too long.
    case tooLong(word: String)
    /// A word twice in a cell.
    case repeatedWord(String)
    /// An invalid number of votes.
    case badVotes(String, most: Int)
    /// An invalid frequency.
    case badZipf(String)
    /// The same row as in an earlier line.
    case repeatsLine(Int)
  }

  /// `line 12: …`, with the fix.
  public var description: String { "line \(line): \(what.sentence)" }
}

extension CoreDictionaryTableProblem.What {
  fileprivate var sentence: String {
    switch self {
    case .columnCount(let count, let expected): "has \(count) columns, not \(expected); separate them with single tabs"
    case .unknownPartOfSpeech(let text):
      "'\(text)' is no part of speech; use one of \(PartOfSpeech.allCases.map(\.rawValue).joined(separator: " "))"
    case .fewerThanTwoLanguages: "fewer than two languages have a word; fill another cell or delete the line"
    case .noHeadword(let column): "there is no headword in column '\(column)'; fill it or delete the line"
    case .emptyAlternative(let column): "there is nothing beside a | in column '\(column)'; delete the |"
    case .strayBlanks(let word): "'\(word)' has blanks at its ends or twice in a row; delete them"
    case .notComposed(let word): "'\(word)' is not in Unicode normal form C; type its accents as one character"
    case .controlCharacter(let word): "'\(word.debugDescription)' has an invisible character; type the word again"
    case .mixedAlphabets(let word): "'\(word)' mixes Latin and Cyrillic letters; type it again in one alphabet"
    case .tooLong(let word): "'\(word.prefix(30))…' is longer than \(TableLine.longestWord) bytes; shorten it"
    case .repeatedWord(let word): "'\(word)' stands twice in one cell; delete one"
    case .badVotes(let text, let most): "'\(text)' is no number of votes from 0 to \(most)"
    case .badZipf(let text): "'\(text)' is no Zipf frequency from 0 to 9"
    case .repeatsLine(let line): "says the same as line \(line); delete one"
    }
  }
}
