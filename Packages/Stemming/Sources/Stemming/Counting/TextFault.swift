/// Why a text cannot be counted.
public enum TextFault: Error, Hashable, Sendable {
  /// From this byte of the text on, counted from 0, it is no UTF-8.
  case notUTF8(offset: Int)
  /// The word that begins at this byte of the text, counted from 0, has more than ``RootCounter/maximumWordBytes``.
  case wordTooLong(offset: Int)
}
