/// A number that tells texts apart, the same in every run: what is remembered about a piece is remembered under it.
///
/// FNV-1a of 64 bits over the UTF-8 of the text (Fowler, Noll, Vo).
public struct TextMark: Hashable, Sendable {
  /// The number.
  public let rawValue: Int64

  /// A mark that was kept.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The mark of a text.
  public init(_ text: String) {
    var sum = Sum()
    sum.add(text)
    rawValue = sum.value
  }

  /// The mark of all that makes a button: its id, its caption, its pieces and their order.
  public init(_ button: BoardButton) {
    var sum = Sum()
    for text in [button.id, button.caption] + button.pieces {
      sum.add(text)
      sum.addEnd()
    }
    rawValue = sum.value
  }

  private struct Sum {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var value: Int64 { Int64(bitPattern: hash) }

    mutating func add(_ text: String) {
      var text = text
      hash = text.withUTF8 { bytes in bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
    }

    /// No UTF-8 holds this byte, so that two texts are never taken for one.
    mutating func addEnd() { hash = (hash ^ 0xFF) &* 0x100_0000_01B3 }
  }
}
