import CoreModule
import PersonalDictionary

/// Parses the text of an article in any of the known formats.
struct EntryReader {
  /// The name of the source.
  let source: String

  /// The entries in `text`, one for each part of speech, with only those senses that a cross-reference to `place` means. In an unknown
  /// format, each line is a sense.
  func entries(_ text: String, at place: CrossReference.Place = CrossReference.Place()) -> [ReadEntry] {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }) else { return [] }
    let headline = Headline(lines[first])
    let body = lines[(first + 1)...].filter { !$0.trimmed.isEmpty }
    guard !body.isEmpty else { return [plain(headline, [])] }
    if MuellerEntry.isOne(headline, body) {
      let entries = MuellerEntry(headline, body).entries(source: source, at: place)
      // A Mueller article that is only a reference gives no entries: that is its answer. Without Cyrillic or `= ` it may be of another
      // dictionary, so it is tried as plain.
      let isMueller = body.contains { $0.contains("= ") || $0.unicodeScalars.contains(where: \.isCyrillic) }
      if isMueller || !entries.isEmpty { return entries }
    } else if !body[0].hasPrefix("  ") {
      let article = FreeDictEntry(body)
      let senses = article.senses
      guard senses.isEmpty else {
        var entry = entry(headline, senses)
        if entry.partOfSpeech == nil { entry.partOfSpeech = article.partOfSpeech }
        return [ReadEntry(entry: entry, pronunciation: headline.pronunciation)]
      }
    }
    return [plain(headline, body)]
  }

  /// An article in an unknown format.
  private func plain(_ headline: Headline, _ body: [Substring]) -> ReadEntry {
    let senses = PlainEntry(body).senses
    return ReadEntry(entry: entry(headline, senses), pronunciation: headline.pronunciation)
  }

  private func entry(_ headline: Headline, _ senses: [Sense]) -> DictionaryEntry {
    DictionaryEntry(headword: headline.headword, partOfSpeech: headline.partOfSpeech, source: source, senses: senses)
  }
}
