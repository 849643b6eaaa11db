/// Checks lines of UTF-8.
public enum UTF8Lines {
  /// The first line that is not valid UTF-8, counted from 1; `nil` when all are.
  public static func firstInvalid(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return nil
  }
}
