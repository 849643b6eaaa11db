/// Something that is wrong with the text of a board.
public struct BoardFault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The line is no UTF-8.
    case notUTF8
    /// From this column on, counted from 1, the text is no JSON.
    case notJSON(column: Int)
    /// The whole is no object with the list `content`, but, where it says so, an error of the service's.
    case noBoard(message: String?)
    /// A button is no object.
    case notAnObject
    /// A field is not there.
    case missing(field: String)
    /// A field holds `null`.
    case null(field: String)
    /// A field holds something else than a text.
    case notAText(field: String)
    /// A field holds something else than a list.
    case notAList(field: String)
    /// A field is there twice.
    case repeated(field: String)
    /// An id or a caption holds nothing but white space, or all pieces are empty.
    case blank(field: String)
    /// A text has more bytes than `UserText.maximumBytes`.
    case tooLong(field: String, bytes: Int)
    /// A text has half of a surrogate pair in it, which is no character.
    case loneSurrogate(field: String)
    /// A button has no pieces.
    case noPieces
    /// A button has more pieces than ``Board/mostPieces``.
    case tooManyPieces
    /// There are more buttons than ``Board/mostButtons``.
    case tooManyButtons
    /// Another button, which begins on this line, has the same id.
    case idTaken(id: String, line: Int)
  }

  /// The line, counted from 1: that on which the button begins, or on which the text is no JSON.
  public let line: Int
  /// The button, counted from 1; `nil` where it is not about one.
  public let button: Int?
  /// What is wrong.
  public let kind: Kind

  /// A fault from its parts.
  public init(line: Int, button: Int? = nil, _ kind: Kind) {
    self.line = line
    self.button = button
    self.kind = kind
  }
}

/// The text of a board has these faults; all of them, in the order of the text.
public struct BoardFaults: Error, Hashable, Sendable {
  /// The faults, never none.
  public let faults: [BoardFault]

  /// These faults.
  public init(_ faults: [BoardFault]) { self.faults = faults }
}
