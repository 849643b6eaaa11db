/// How much of a book is read, so that a small one cannot unpack to something without end.
public struct BookLimits: Sendable {
  /// How many bytes all parts may have together, unpacked. The longest novels have ten megabytes.
  public var unpackedBytes = 256 << 20
  /// How many bytes the list of the parts may have, and any other part that is not text.
  public var listBytes = 8 << 20

  /// The usual limits.
  public init() {}
}
