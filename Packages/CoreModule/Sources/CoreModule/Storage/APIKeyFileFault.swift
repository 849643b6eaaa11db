/// Why no API key could be read from a file.
public enum APIKeyFileFault: Error, Equatable, Sendable {
  /// The file does not exist.
  case missing
  /// The user has no permission to read the file.
  case permissionDenied
  /// It is a folder, a pipe or a device, or cannot be read for another reason.
  case noFile
  /// The file is empty or too large, or its first line cannot be sent in a header field.
  case noKey
}
