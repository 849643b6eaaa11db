import CoreModule

/// A hash that identifies a text in the database; the same in every run.
///
/// The ``CoreModule/FNV1a`` hash of its UTF-8.
public struct TextMark: Hashable, Sendable {
  /// The number.
  public let rawValue: Int64

  /// Creates a stored mark.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates the mark of a text.
  public init(_ text: String) { self.init(FNV1a(text)) }

  /// Creates the mark of a button: of its id, caption and pieces in order.
  public init(_ button: BoardButton) {
    var hash = FNV1a()
    for text in [button.id, button.caption] + button.pieces {
      hash.add(text)
      // Separates the texts: the byte never occurs in UTF-8.
      hash.add(0xFF)
    }
    self.init(hash)
  }

  private init(_ hash: FNV1a) { rawValue = Int64(bitPattern: hash.value) }
}
