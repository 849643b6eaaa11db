public import PersonalDictionary

/// The notes on the headwords of a key, as text: one line each, with tab-separated spelling, parts of speech, plurals, aspect, partners and
/// pronunciations.
///
/// A part of speech is a letter; the spelling is empty when the key has only one. A plural is a letter for the number of characters to
/// remove from the headword (`@` for none) and the characters to append. Empty fields at the end are omitted.
public struct StoredNotes: Equatable, Sendable {
  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// The details of a headword, except its gender, which is in its rows.
  public func details(of headword: String, _ partOfSpeech: PartOfSpeech) -> WordDetails {
    guard !text.isEmpty else { return WordDetails() }
    let letter = Self.letter(of: partOfSpeech)
    let line = text.split(separator: UInt8(ascii: "\n")).lazy.map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    }.first { fields in
      fields.count > 2 && fields[1].contains(letter) && (fields[0].isEmpty || fields[0].elementsEqual(headword.utf8))
    }
    var details = WordDetails()
    for (place, field) in (line ?? []).enumerated().dropFirst(2) {
      let values = field.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
      switch place {
      case 2: details.plurals = values.compactMap { Self.plural($0, of: headword) }
      case 3: details.aspect = Aspect(rawValue: (field.first ?? 0) & 3)
      case 4: details.partners = values
      default: details.pronunciations = values
      }
    }
    return details
  }

  /// The text for the headwords of a key, in order; empty when there are no notes.
  static func text(_ headwords: [Headword], _ details: [Headword: WordDetails]) -> [UInt8] {
    let hasOneSpelling = Set(headwords.map(\.text)).count == 1
    var lines: [(spelling: String, letters: String, notes: String)] = []
    for headword in headwords {
      guard let notes = details[headword].map({ Self.notes($0, of: headword.text) }), !notes.isEmpty else { continue }
      let spelling = hasOneSpelling ? "" : headword.text
      let letter = String(Unicode.Scalar(letter(of: headword.partOfSpeech)))
      if let same = lines.firstIndex(where: { $0.spelling == spelling && $0.notes == notes }) {
        lines[same].letters += letter
      } else {
        lines.append((spelling, letter, notes))
      }
    }
    return Array(lines.map { $0.spelling + "\t" + $0.letters + "\t" + $0.notes }.joined(separator: "\n").utf8)
  }

  private static func notes(_ details: WordDetails, of headword: String) -> String {
    var fields = [
      details.plurals.compactMap { exchange($0, for: headword) }.joined(separator: "|"),
      details.aspect.isEmpty ? "" : String(details.aspect.rawValue), details.partners.joined(separator: "|"),
      details.pronunciations.joined(separator: "|"),
    ]
    while fields.last?.isEmpty == true { fields.removeLast() }
    return fields.joined(separator: "\t")
  }

  private static func letter(of partOfSpeech: PartOfSpeech) -> UInt8 { UInt8(ascii: "A") + partOfSpeech.code }

  /// The encoded plural; `nil` when it removes more characters than a letter can encode.
  private static func exchange(_ plural: String, for headword: String) -> String? {
    let shared = zip(plural, headword).prefix { $0 == $1 }.count
    let cut = headword.count - shared
    return cut < 32 ? String(Unicode.Scalar(UInt8(ascii: "@") + UInt8(cut))) + String(plural.dropFirst(shared)) : nil
  }

  private static func plural(_ exchange: String, of headword: String) -> String? {
    guard let cut = exchange.utf8.first.map({ Int($0) - Int(UInt8(ascii: "@")) }), (0...headword.count).contains(cut) else { return nil }
    return String(headword.dropLast(cut)) + String(exchange.dropFirst())
  }
}
