/// The separators of a delimited text.
public struct DelimitedForm: Equatable, Sendable {
  /// The separator of columns; `nil` for a single column.
  public var delimiter: [UInt8]?
  /// The separator of records; `nil` for line ends.
  public var recordSeparator: [UInt8]?
  /// Whether fields may be quoted.
  public var hasQuotes = true
}

/// The format of a delimited text, as far as the user specifies it. What is `nil` is detected.
public struct DelimitedOptions: Equatable, Sendable {
  /// The separator of columns.
  public var delimiter: String?
  /// The separator of records; `nil` for line ends.
  public var recordSeparator: String?
  /// Whether the first record names the columns.
  public var hasHeader: Bool?
  /// Whether fields may be quoted.
  public var hasQuotes = true
  /// Whether a text without a header that is no list of words is refused.
  public var refusesOtherTexts = false
  /// The separator of columns to try first, if any.
  public var likelyDelimiter: String?

  /// Creates options that detect everything.
  public init() {}
}
