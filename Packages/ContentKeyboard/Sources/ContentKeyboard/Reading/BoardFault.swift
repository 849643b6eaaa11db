/// An error in the text of a board.
public struct BoardFault: Hashable, Sendable {
  /// The problem.
  public enum Kind: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The line is not UTF-8.
    case notUTF8
    /// The text is not JSON from this column on, counted from 1.
    case notJSON(column: Int)
    /// The document has no list `content`; `message` is the service's error message, if it has one.
    case noBoard(message: String?)
    /// A button is not an object.
    case notAnObject
    /// A field is missing.
    case missing(field: String)
    /// A field holds `null`.
    case null(field: String)
    /// A field is not a text.
    case notAText(field: String)
    /// A field is not a list.
    case notAList(field: String)
    /// A field occurs twice.
    case repeated(field: String)
    /// An id or a caption is only white space, or all pieces are empty.
    case blank(field: String)
    /// A text has more bytes than `UserText.maximumBytes`.
    case tooLong(field: String, bytes: Int)
    /// A text has half of a surrogate pair.
    case loneSurrogate(field: String)
    /// A button has no pieces.
    case noPieces
    /// A button has more pieces than ``Board/maximumPieces``.
    case tooManyPieces
    /// There are more buttons than ``Board/maximumButtons``.
    case tooManyButtons
    /// The button on this line has the same id.
    case idTaken(id: String, line: Int)
  }

  /// The line, counted from 1, on which the button begins or the JSON is invalid.
  public let line: Int
  /// The button, counted from 1; `nil` for faults outside a button.
  public let button: Int?
  /// The problem.
  public let kind: Kind

  /// Creates a fault.
  public init(line: Int, button: Int? = nil, _ kind: Kind) {
    self.line = line
    self.button = button
    self.kind = kind
  }
}

/// All errors in the text of a board, in order.
public struct BoardFaults: Error, Hashable, Sendable {
  /// Never empty.
  public let faults: [BoardFault]

  /// Creates the error.
  public init(_ faults: [BoardFault]) { self.faults = faults }
}
