import CoreModule
import PersonalDictionary

/// A sense of an article: translations, separated by commas and semicolons, with English phrases and their translations, and labels such as
/// `_разг.`
struct MuellerSense {
  private(set) var sense = Sense(translations: [])
  /// A trailing English phrase without a translation.
  private(set) var openPhrase: String?
  /// A reference instead of translations: `= anyhow`, `см. baby 1`.
  private(set) var reference: String?

  init(_ text: String) {
    for part in text.parts(separatedBy: [";"]) { add(part) }
    sense.translations = sense.translations.withoutRepeats()
    sense.context = sense.context.withoutRepeats()
  }

  private mutating func add(_ part: String) {
    openPhrase = nil
    let (unlabelled, labels) = MuellerSense.withoutLabels(part)
    let (text, note) = MuellerSense.withoutFirstNote(unlabelled)
    guard let first = MuellerSense.firstLetter(of: text) else {
      sense.context += labels
      return
    }
    if text.hasPrefix("=") || text.hasPrefix("см. ") {
      reference = reference ?? text
    } else if text.unicodeScalars[first].isCyrillic {
      // After an English phrase, it is another translation of the phrase.
      if !sense.examples.isEmpty {
        sense.examples[sense.examples.count - 1].target? += "; " + text
        return
      }
      sense.translations += text.parts(separatedBy: [","]).map(Spelling.tidy)
      sense.context += labels + (note.map { [$0] } ?? [])
    } else if let border = MuellerSense.border(in: text) {
      sense.examples.append(UsageExample(source: text[..<border].trimmed, target: text[border...].trimmed))
    } else {
      openPhrase = text
      reference = reference ?? text
    }
  }

  /// The text without its labels, and the labels without duplicates.
  private static func withoutLabels(_ text: String) -> (String, [String]) {
    guard text.contains("_") else { return (text, []) }
    var labels: [String] = []
    let words = text.split(separator: " ").filter { word in
      guard word.hasPrefix("_"), word.count > 1 else { return true }
      labels.append(word.dropFirst().trimmed)
      return false
    }
    // In brackets a label belongs to the bracketed text: `(_ам. high)`.
    let rest = words.joined(separator: " ")
    return (rest.filter { $0 != "_" }, labels.withoutRepeats())
  }

  /// The text without a leading note in Latin letters, and the note: `(the H.) палата`.
  private static func withoutFirstNote(_ text: String) -> (String, String?) {
    guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return (text, nil) }
    let note = text[text.index(after: text.startIndex)..<end]
    guard note.unicodeScalars.contains(where: \.isLatin) else { return (text, nil) }
    let rest = text[text.index(after: end)...].trimmed
    return rest.isEmpty ? (text, nil) : (rest, String(note))
  }

  /// The first letter outside brackets.
  private static func firstLetter(of text: String) -> String.Index? {
    place(in: text) { $0.isCyrillic || $0.isLatin }
  }

  /// The start of the Russian part: the first Cyrillic letter outside brackets, or the bracket before it.
  private static func border(in text: String) -> String.Index? {
    place(in: text, where: \.isCyrillic)
  }

  private static func place(in text: String, where isWanted: (Unicode.Scalar) -> Bool) -> String.Index? {
    var depth = 0
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar == "(" || scalar == "[" { depth += 1 }
      if scalar == ")" || scalar == "]" { depth -= 1 }
      if depth <= 0, isWanted(scalar) { return index }
    }
    return nil
  }
}
