/// The numbers of bytes read and written.
public struct Progress: Equatable, Sendable {
  /// Bytes consumed from the input.
  public var read = 0
  /// Bytes written to the output.
  public var written = 0

  static func += (left: inout Progress, right: Progress) {
    left.read += right.read
    left.written += right.written
  }
}
