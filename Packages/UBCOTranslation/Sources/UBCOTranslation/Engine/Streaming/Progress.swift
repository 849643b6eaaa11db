/// How many bytes were read and written.
public struct Progress: Equatable, Sendable {
  /// Bytes of the input that are done with.
  public var read = 0
  /// Bytes that were put into the output.
  public var written = 0

  static func += (left: inout Progress, right: Progress) {
    left.read += right.read
    left.written += right.written
  }
}
