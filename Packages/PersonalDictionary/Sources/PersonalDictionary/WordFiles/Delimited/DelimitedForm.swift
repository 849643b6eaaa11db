/// How columns and records are told apart in a text.
public struct DelimitedForm: Equatable, Sendable {
  /// What stands between two columns; one byte or more. `nil` where each record is one column.
  public var delimiter: [UInt8]?
  /// What stands between two records; `nil` for the end of a line.
  public var recordSeparator: [UInt8]?
  /// Whether a field may stand in quotation marks, in which the separators are plain text.
  public var hasQuotes: Bool

  /// A form from its parts.
  public init(delimiter: [UInt8]?, recordSeparator: [UInt8]? = nil, hasQuotes: Bool = true) {
    self.delimiter = delimiter
    self.recordSeparator = recordSeparator
    self.hasQuotes = hasQuotes
  }
}

/// What a user knows about a text with columns; the rest is found out.
public struct DelimitedOptions: Equatable, Sendable {
  /// What stands between two columns.
  public var delimiter: String?
  /// What stands between two records.
  public var recordSeparator: String?
  /// Whether the first record names the columns.
  public var hasHeader: Bool?
  /// Whether quotation marks mean something.
  public var hasQuotes = true
  /// The sign that is the likeliest between columns.
  public var likelyDelimiter: String?

  /// Options that say nothing.
  public init() {}
}
