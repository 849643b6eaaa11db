import CoreModule

/// Converts a field from HTML to plain text.
struct PlainText {
  /// The text without tags and sounds; line breaks and blocks start a new line.
  let text: String

  init(html: String) {
    var text = ""
    var rest = Markup.text(html)[...]
    while let sound = rest.firstRange(of: "[sound:"), let end = rest[sound.upperBound...].firstIndex(of: "]") {
      text += rest[..<sound.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    self.text = text + rest
  }
}
