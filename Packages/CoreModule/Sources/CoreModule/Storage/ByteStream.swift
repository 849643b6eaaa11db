/// Bytes that are read once, from the beginning to the end.
public protocol ByteStream: AnyObject {
  /// How many there are in all, where that is known.
  var size: Int? { get }

  /// The bytes that come next; none at the end.
  func next() throws(UserFileError) -> [UInt8]
}

/// Bytes that are all there already.
public final class GivenBytes: ByteStream {
  private var rest: ArraySlice<UInt8>
  private let portion: Int
  /// How many there are in all.
  public let size: Int?

  /// A stream of `bytes`, so many at a time.
  public init(_ bytes: [UInt8], portion: Int = 1 << 18) {
    rest = bytes[...]
    self.portion = portion
    size = bytes.count
  }

  /// See ``ByteStream/next()``.
  public func next() -> [UInt8] {
    defer { rest = rest.dropFirst(portion) }
    return Array(rest.prefix(portion))
  }
}
