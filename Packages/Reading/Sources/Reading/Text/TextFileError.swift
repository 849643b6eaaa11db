public import CoreModule

/// Why a text cannot be read.
public struct TextFileError: Error, Equatable, Sendable {
  /// What is wrong with it.
  public enum Reason: Equatable, Sendable {
    /// The file cannot be opened or read.
    case file(UserFileError.Reason)
    /// It is not text, but a picture, a program or the like.
    case binary
    /// It is not valid UTF-8 from this line on, counted from 1; in a book, of the part with this name.
    case invalidEncoding(line: Int, part: String?)
    /// It is UTF-16 without the mark at the beginning that says so.
    case unmarkedUTF16
    /// It does not have this format.
    case otherFormat(TextFileFormat)
    /// A book must be a file that can be read in any order, not a pipe.
    case needsFile(TextFileFormat)
    /// The end of the book is missing.
    case truncated
    /// The book is damaged; the part with this name, if that is known.
    case damaged(part: String?)
    /// The book is encrypted against copying, so its text cannot be read.
    case encrypted
    /// The book refers to a part outside its archive.
    case outside(part: String)
    /// A part of the book would take more bytes than this in memory or when unpacked; the whole book when it has no name.
    case tooLarge(part: String?, limit: Int)
  }

  /// The path as the user gave it; `nil` for standard input.
  public let path: String?
  /// What is wrong with it.
  public let reason: Reason

  /// Creates an error.
  public init(path: String?, _ reason: Reason) { (self.path, self.reason) = (path, reason) }
}
