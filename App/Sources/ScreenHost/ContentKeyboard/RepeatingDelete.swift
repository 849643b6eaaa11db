import TerminalKit

/// Deletes as on a phone: a letter for each press, and words while the key is held.
struct RepeatingDelete {
  private var last: MonotonicTime?
  private var count = 0

  /// A held key repeats within this time.
  private static let repeatMilliseconds = 150.0
  /// The number of letters after which words are deleted.
  private static let letters = 15

  /// Deletes from `text` for another press at `moment`.
  mutating func delete(from text: String, at moment: MonotonicTime) -> String {
    let isHeld = last.map { moment.milliseconds(since: $0) < Self.repeatMilliseconds } ?? false
    count = isHeld ? count + 1 : 1
    last = moment
    return count > Self.letters ? Self.withoutLastWord(text) : String(text.dropLast())
  }

  private static func withoutLastWord(_ text: String) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.last?.isWhitespace == false { text.removeLast() }
    return text
  }
}
