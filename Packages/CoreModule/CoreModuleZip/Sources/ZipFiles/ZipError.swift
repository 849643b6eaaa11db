public import CoreModulePOSIX

/// Why an archive cannot be read or written.
public enum ZipError: Error, Equatable, Sendable {
  /// It is not a ZIP archive.
  case foreign
  /// Its end is missing.
  case truncated
  /// Its directory, or the content of the entry with this name, is damaged.
  case damaged(entry: String?)
  /// The entry can be read only with a password.
  case encrypted(entry: String)
  /// The entry is compressed by the method with this number, which is neither stored nor deflate.
  case unknownMethod(entry: String, Int)
  /// Several entries have this name.
  case repeated(entry: String)
  /// The directory has more bytes than this.
  case directoryTooLarge(limit: Int)
  /// The content of the entry has more bytes than this.
  case tooLarge(entry: String, limit: Int)
  /// The system refused to read or write.
  case system(SystemError)
}
