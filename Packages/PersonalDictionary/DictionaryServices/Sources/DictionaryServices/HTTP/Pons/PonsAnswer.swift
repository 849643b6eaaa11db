import CoreModule

/// The parsed answer of the service.
struct PonsAnswer {
  /// A headword in one part of speech.
  struct Rom: Equatable {
    let headword: String
    let wordClass: String?
    var meanings: [Meaning]
  }

  /// One meaning, with pairs of a text and its translation.
  struct Meaning: Equatable {
    let header: String
    let translations: [Translation]
  }

  /// A text and its translation.
  struct Translation: Equatable {
    let source: String
    let target: String
    let kind: PonsPhrase
  }

  /// The headwords, in the order of the service.
  private(set) var roms: [Rom] = []
  /// Translations of whole sentences, which the service sends when there are no headwords.
  private(set) var translations: [Translation] = []

  /// Parses an answer and selects the side in `language`.
  ///
  /// - Throws: When it is not an answer of the service.
  init(_ body: [UInt8], language: String) throws(DamagedPonsAnswer) {
    guard let sides = JSON(document: body)?.array else { throw DamagedPonsAnswer() }
    for side in sides { try take(side, language) }
  }

  /// Reads one side of a dictionary, or the wrapped sides of several dictionaries.
  private mutating func take(_ side: JSON, _ language: String) throws(DamagedPonsAnswer) {
    if let content = side["content"]?.array {
      for side in content { try take(side, language) }
      return
    }
    guard let hits = side["hits"]?.array else { throw DamagedPonsAnswer() }
    guard side["lang"]?.string ?? language == language else { return }
    for hit in hits { try takeHit(hit) }
  }

  private mutating func takeHit(_ hit: JSON) throws(DamagedPonsAnswer) {
    guard case .object = hit else { throw DamagedPonsAnswer() }
    switch hit["type"]?.string {
    case "translation": translations += Self.translation(hit)
    case "entry_with_secondary_entries":
      if let primary = hit["primary_entry"] { try takeHit(primary) }
      for entry in hit["secondary_entries"]?.array ?? [] { try takeHit(entry) }
    default: roms += (hit["roms"]?.array ?? []).compactMap(Self.rom)
    }
  }

  private static func rom(_ rom: JSON) -> Rom? {
    guard let headword = rom["headword"]?.string else { return nil }
    let meanings = (rom["arabs"]?.array ?? []).map { meaning in
      Meaning(header: meaning["header"]?.string ?? "", translations: (meaning["translations"]?.array ?? []).flatMap(translation))
    }
    return Rom(headword: headword, wordClass: rom["wordclass"]?.string, meanings: meanings)
  }

  /// A pair, unless it only refers to another entry.
  private static func translation(_ value: JSON) -> [Translation] {
    let target = PonsText(value["target"]?.string ?? "").words
    guard !target.isEmpty else { return [] }
    let source = PonsText(value["source"]?.string ?? "")
    return [Translation(source: source.words, target: target, kind: source.kind)]
  }
}

/// The answer is not the service's.
struct DamagedPonsAnswer: Error {}
