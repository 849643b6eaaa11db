import CoreModule

/// A field as plain text, and the media that it names.
public struct AnkiFieldText: Equatable, Sendable {
  /// The text without tags, sounds and pictures. Line breaks and blocks become lines; empty lines are removed.
  public let text: String
  /// The names of the sounds and pictures, each once, in the order in which they first occur.
  public let media: [String]

  /// Reads a field of HTML.
  public init(html: String) {
    guard html.utf8.contains(where: Self.isSpecial) else {
      (text, media) = (html.singleSpaced, [])
      return
    }
    let (spoken, sounds) = Self.withoutSounds(Markup.text(html))
    text = spoken.lines.map { $0.singleSpaced }.filter { !$0.isEmpty }.joined(separator: "\n")
    media = (Self.files(in: html) + sounds).withoutRepeats()
  }

  /// The HTML of a plain text for a field of a note.
  public static func html(_ text: String) -> String {
    // The text must not contain the separator of fields.
    CharacterReferences.escaped(text.replacing("\u{1F}", with: " ")).lines.joined(separator: "<br>")
  }

  /// Whether a byte may begin a tag, a reference or a sound, or end a line. Most fields have none.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "\n"): true
    default: false
    }
  }

  private static let playing: Set = ["img", "audio", "video", "source", "embed"]

  private static func files(in html: String) -> [String] {
    guard html.utf8.contains(UInt8(ascii: "<")) else { return [] }
    return MarkupTokens(html).compactMap { token in
      guard case .tag(let tag) = token, playing.contains(tag.name.lowercased()) else { return nil }
      return tag.attributes.read.first { $0.name.lowercased() == "src" }?.value
    }.filter { !$0.isEmpty }
  }

  /// Removes `[sound:casa.mp3]`.
  private static func withoutSounds(_ text: String) -> (text: String, sounds: [String]) {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return (text, []) }
    var (result, sounds, rest) = ("", [String](), text[...])
    while let sound = rest.firstRange(of: "[sound:"), let end = rest[sound.upperBound...].firstIndex(of: "]") {
      result += rest[..<sound.lowerBound]
      sounds.append(String(rest[sound.upperBound..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return (result + rest, sounds)
  }
}
