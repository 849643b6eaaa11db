import PersonalDictionary

/// A sense of such an article: translations between commas and semicolons, among them English phrases with their translations, and labels
/// such as `_разг.`
struct MuellerSense {
  private(set) var sense = Sense(translations: [])
  /// An English phrase at the end that has no translation of its own.
  private(set) var openPhrase: String?
  /// What stands there when it is no translation: `= anyhow`, `см. baby 1`.
  private(set) var reference: String?

  init(_ text: String) {
    for part in text.parts(separatedBy: [";"]) { add(part) }
    sense.translations = sense.translations.withoutTwins()
    sense.context = sense.context.withoutTwins()
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
    } else if Spelling.isCyrillic(text.unicodeScalars[first]) {
      // Behind an English phrase it is one more translation of the phrase.
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

  /// The text without its labels, and the labels, each once.
  private static func withoutLabels(_ text: String) -> (String, [String]) {
    guard text.contains("_") else { return (text, []) }
    var labels: [String] = []
    let words = text.split(separator: " ").filter { word in
      guard word.hasPrefix("_"), word.count > 1 else { return true }
      labels.append(word.dropFirst().trimmed)
      return false
    }
    // Inside brackets a label belongs to what stands there: `(_ам. high)`.
    let rest = words.joined(separator: " ")
    return (rest.filter { $0 != "_" }, labels.withoutTwins())
  }

  /// The text without a note in Latin letters before it: `(the H.) палата`, and the note.
  private static func withoutFirstNote(_ text: String) -> (String, String?) {
    guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return (text, nil) }
    let note = text[text.index(after: text.startIndex)..<end]
    guard note.unicodeScalars.contains(where: Spelling.isLatin) else { return (text, nil) }
    let rest = text[text.index(after: end)...].trimmed
    return rest.isEmpty ? (text, nil) : (rest, String(note))
  }

  /// The first letter outside brackets.
  private static func firstLetter(of text: String) -> String.Index? {
    place(in: text) { Spelling.isCyrillic($0) || Spelling.isLatin($0) }
  }

  /// Where the Russian half begins: the first Cyrillic letter outside brackets, or the bracket before it.
  private static func border(in text: String) -> String.Index? {
    place(in: text, where: Spelling.isCyrillic)
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
