import CoreModule

/// The first line of an article: `maison /me.zɔ̃/ /mɛ.zɔ̃/ <n, fem>`.
struct Headline: Equatable {
  let headword: String
  /// The first pronunciation, without slashes.
  let pronunciation: String?
  /// The part of speech, an English term.
  let partOfSpeech: String?

  init(_ line: Substring) {
    let line = line.trimmed
    let end = [" /", " <", " ("].compactMap { Headline.place(of: $0, in: line) }.min() ?? line.endIndex
    headword = Spelling.tidy(String(line[..<end]))
    pronunciation = Headline.between("/", "/", in: line[end...])
    partOfSpeech = Headline.between("<", ">", in: line[end...]).flatMap(PartOfSpeechTag.term(of:))
  }

  private static func place(of mark: String, in line: String) -> String.Index? {
    line.indices.first { line[$0...].hasPrefix(mark) }
  }

  private static func between(_ open: Character, _ close: Character, in text: Substring) -> String? {
    guard let begin = text.firstIndex(of: open) else { return nil }
    // Some dictionaries double the slashes.
    let inner = text[begin...].drop { $0 == open }
    let content = inner.prefix { $0 != close }.trimmed
    return content.isEmpty ? nil : content
  }
}

/// The abbreviations of parts of speech in dictionaries.
enum PartOfSpeechTag {
  /// The English term of the first part of speech in a list of tags such as `n, fem`.
  static func term(of tags: String) -> String? {
    for tag in tags.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "." }) {
      if let term = terms[tag.lowercased()] { return term }
    }
    return nil
  }

  private static let terms = [
    "n": "noun", "noun": "noun", "s": "noun", "v": "verb", "vt": "verb", "vi": "verb", "vr": "verb", "verb": "verb", "adj": "adjective",
    "a": "adjective", "adjective": "adjective", "adv": "adverb", "adverb": "adverb", "pn": "proper noun", "num": "numeral",
    "numeral": "numeral", "n-card": "numeral", "n-ord": "numeral", "prep": "preposition", "preposition": "preposition",
    "conj": "conjunction", "conjunction": "conjunction", "cj": "conjunction", "interj": "interjection", "int": "interjection",
    "interjection": "interjection", "pron": "pronoun", "pronoun": "pronoun", "possessivepronoun": "pronoun",
    "demonstrativepronoun": "pronoun", "possessiveadjective": "determiner", "art": "article", "article": "article",
    "determiner": "determiner", "ptcl": "particle", "particle": "particle", "prefix": "prefix", "pref": "prefix", "suffix": "suffix",
    "phrase": "phrase", "abbr": "abbreviation", "abbreviation": "abbreviation", "p-p": "verb", "pres-p": "verb",
    "masc": "noun", "fem": "noun", "neut": "noun",
  ]
}
