/// Bytes that are read once, from beginning to end.
public protocol ByteStream: AnyObject {
  /// The total number of bytes, if known.
  var size: Int? { get }

  /// The next bytes; none at the end.
  func next() throws(UserFileError) -> [UInt8]
}

/// Bytes that are written first and then read from the beginning.
public protocol ByteSpool: ByteStream {
  /// Appends bytes. Must not be called after reading has begun.
  func write(_ bytes: [UInt8]) throws(UserFileError)
}

/// A spool in memory.
public final class MemorySpool: ByteSpool {
  private var bytes: [UInt8] = []
  private var isRead = false

  /// Creates an empty spool.
  public init() {}

  /// How many bytes were written.
  public var size: Int? { bytes.count }

  public func write(_ bytes: [UInt8]) { self.bytes += bytes }

  /// See ``ByteStream/next()``. Returns all bytes at once.
  public func next() -> [UInt8] {
    defer { isRead = true }
    return isRead ? [] : bytes
  }
}

/// A byte stream over an array.
public final class MemoryStream: ByteStream {
  private var rest: ArraySlice<UInt8>
  private let portion: Int
  /// The total number of bytes.
  public let size: Int?

  /// Streams `bytes` in pieces of `portion` bytes.
  public init(_ bytes: [UInt8], portion: Int = 1 << 18) {
    rest = bytes[...]
    self.portion = portion
    size = bytes.count
  }

  public func next() -> [UInt8] {
    defer { rest = rest.dropFirst(portion) }
    return Array(rest.prefix(portion))
  }
}
