/// Deleting as a phone's keyboard does it: a letter for each press, and words when the key is held.
struct HeldDelete {
  private var last: Moment?
  private var count = 0

  /// A key that is held comes again before so many milliseconds have passed.
  private static let repeatMilliseconds = 150.0
  /// After so many letters it is words.
  private static let letters = 15

  /// What `text` is after another press at `moment`.
  mutating func delete(from text: String, at moment: Moment) -> String {
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
