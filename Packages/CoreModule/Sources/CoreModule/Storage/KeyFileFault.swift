/// Why a file gives no key.
public enum KeyFileFault: Error, Equatable, Sendable {
  /// There is no such file.
  case missing
  /// It may not be read.
  case permissionDenied
  /// It is a folder, a pipe or a device, or cannot be read for another reason.
  case noFile
  /// There is none in it: it is empty, too large, or its first line is nothing that a request can carry.
  case noKey
}
