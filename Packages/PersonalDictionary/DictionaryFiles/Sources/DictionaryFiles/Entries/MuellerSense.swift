import CoreModule
import PersonalDictionary

/// A sense of an article: translations, separated by commas and semicolons, with English phrases and their translations, and labels such as
/// `_разг.`
struct MuellerSense {
  private(set) var sense = Sense(translations: [])
  /// A trailing English phrase without a translation.
  private(set) var openPhrase: String?
  /// A reference instead of translations: `= anyhow`, `см. baby 1`.
  private(set) var reference: CrossReference?

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
    if let (referring, translation) = MuellerSense.reference(text) {
      guard translation.isEmpty else {
        if sense.examples.isEmpty { sense.context += labels.filter { PartOfSpeechTag.term(of: $0) == nil } }
        return add(translation)
      }
      // A participle is no word of its own: its verb is found by the rules for forms.
      guard sense.examples.isEmpty, !labels.contains(where: MuellerSense.participles.contains) else { return }
      let named = referring.hasPrefix("от ") ? (labels + [referring]).joined(separator: " ") : referring
      reference = reference ?? CrossReference(referring, shown: named)
      if !referring.hasPrefix("от ") { sense.context += labels }
    } else if text.unicodeScalars[first].isCyrillic {
      // After an English phrase, it is another translation of the phrase.
      if !sense.examples.isEmpty {
        sense.examples[sense.examples.count - 1].target? += "; " + text
        return
      }
      for translation in MuellerSense.translations(in: text) { add(translation: Spelling.tidy(translation)) }
      sense.context += labels + [note].compactMap(\.self).filter { !$0.hasPrefix("pl.") }
    } else if let border = MuellerSense.border(in: text) {
      let target = text[border...].trimmed
      if !CrossReference.isOne(target) { sense.examples.append(UsageExample(source: text[..<border].trimmed, target: target)) }
    } else if !text.contains(" = ") {
      openPhrase = text
    }
  }

  /// The translations between commas; a clause such as *тот, кто подделывает документы* is one.
  private static func translations(in text: String) -> [String] {
    text.parts(separatedBy: [","]).reduce(into: []) { parts, part in
      if let last = parts.last, last.contains(", ") || isClause(part, behind: last) {
        parts[parts.count - 1] = last + ", " + part
      } else {
        parts.append(part)
      }
    }
  }

  /// Whether the words begin a clause, or are a participle with its words behind a noun: *человек, пострадавший от аварии*.
  private static func isClause(_ part: String, behind last: String) -> Bool {
    let first = part.prefix { $0.isLetter }.lowercased()
    if clauses.contains(first) || first.hasPrefix("котор") { return true }
    let isBehindAdjective = ["ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "йся"].contains(where: last.hasSuffix)
    guard !isBehindAdjective, part.contains(" ") else { return false }
    return RussianParticiple.isActive(first) || RussianParticiple.isPassive(part)
  }

  private static let clauses: Set = ["что", "кто", "чтобы", "где", "куда", "когда", "если", "как", "чем", "чей"]

  /// Adds a translation without “and so on”, and the notes at its end: *кузина (тж. first cousin)*, *развивать (into)*.
  private mutating func add(translation text: String) {
    var text = text
    for ending in [" и пр.", " и т.д.", " и т.п."] where text.hasSuffix(ending) { text = text.withoutEnding(ending) }
    var notes: [String] = []
    while text.hasSuffix(")"), let begin = text.lastIndex(of: "("), begin > text.startIndex {
      let note = text[text.index(after: begin)...].dropLast()
      guard note.hasPrefix("тж.") || note.unicodeScalars.contains(where: \.isLatin) else { break }
      if !note.hasPrefix("pl.") { notes.insert(note.trimmed, at: 0) }
      text = text[..<begin].trimmed
    }
    guard MuellerSense.firstLetter(of: text) != nil else { return }
    sense.translations.append(text)
    sense.context += notes
  }

  /// The reference that `text` begins with, and the translation after it: `= blowlamp паяльная лампа`. `nil` when it is none.
  private static func reference(_ text: String) -> (reference: String, translation: String)? {
    guard CrossReference.isOne(text) else { return nil }
    let words = text.split(separator: " ")
    let named = words.dropFirst(text.hasPrefix("и ") ? 2 : 1)
    guard let place = named.firstIndex(where: { $0.unicodeScalars.contains(where: \.isCyrillic) }), words[place].count > 1,
      words[place] != "от", words[place] != "см."
    else { return (text, "") }
    return (words[..<place].joined(separator: " "), words[place...].joined(separator: " "))
  }

  private static let participles: Set = ["p.", "p-p.", "pres-p."]

  /// The text without its labels, and the labels without duplicates.
  private static func withoutLabels(_ text: String) -> (String, [String]) {
    guard text.contains("_") else { return (text, []) }
    var labels: [String] = []
    var depth = 0
    let words = text.split(separator: " ").filter { word in
      // In brackets a label belongs to the bracketed text: `(_ам. high)`, `(тж. _перен.)`.
      let isInside = depth > 0
      depth += word.count { $0 == "(" } - word.count { $0 == ")" }
      guard !isInside, word.hasPrefix("_"), word.count > 1 else { return true }
      labels.append(word.dropFirst().trimmed)
      return false
    }
    return (words.joined(separator: " ").filter { $0 != "_" }, labels.withoutRepeats())
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
