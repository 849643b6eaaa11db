/// Why a text cannot be counted.
public enum TextFault: Error, Hashable, Sendable {
  /// The text is not valid UTF-8 from this byte on, counted from 0.
  case notUTF8(offset: Int)
  /// The word that begins at this byte, counted from 0, is longer than ``RootCounter/maximumWordBytes``.
  case wordTooLong(offset: Int)
}
