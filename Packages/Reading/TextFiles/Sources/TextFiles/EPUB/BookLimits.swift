/// The limits for reading a book, so that a small file cannot unpack to an endless text.
public struct BookLimits: Sendable {
  /// The maximum size of all parts together, unpacked, in bytes. The longest novels have ten megabytes.
  public var unpackedBytes = 256 << 20
  /// The maximum size of the list of the parts, and of any other part that is not text, in bytes.
  public var listBytes = 8 << 20

  /// The usual limits.
  public init() {}
}
