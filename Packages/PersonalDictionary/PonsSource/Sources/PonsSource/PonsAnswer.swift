import Foundation

/// What the service knows about a word.
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
  /// Translations of whole sentences, which come when there are no headwords.
  private(set) var translations: [Translation] = []

  /// Reads the answer of the service, of which the side in `language` is wanted.
  ///
  /// - Throws: When it is not what the service answers.
  init(_ body: [UInt8], language: String) throws(DamagedPonsAnswer) {
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: Data(body)) } catch { throw DamagedPonsAnswer() }
    guard let sides = value as? [Any] else { throw DamagedPonsAnswer() }
    for side in sides { try take(side, language) }
  }

  /// Takes one side of a dictionary: the plain one, or one in which the sides of several dictionaries are wrapped.
  private mutating func take(_ value: Any, _ language: String) throws(DamagedPonsAnswer) {
    guard let side = value as? [String: Any] else { throw DamagedPonsAnswer() }
    if let content = side["content"] as? [Any] {
      for side in content { try take(side, language) }
      return
    }
    guard let hits = side["hits"] as? [Any] else { throw DamagedPonsAnswer() }
    guard side["lang"] as? String ?? language == language else { return }
    for hit in hits { try takeHit(hit) }
  }

  private mutating func takeHit(_ value: Any) throws(DamagedPonsAnswer) {
    guard let hit = value as? [String: Any] else { throw DamagedPonsAnswer() }
    switch hit["type"] as? String {
    case "translation": translations += Self.translation(hit)
    case "entry_with_secondary_entries":
      if let primary = hit["primary_entry"] { try takeHit(primary) }
      for entry in hit["secondary_entries"] as? [Any] ?? [] { try takeHit(entry) }
    default: roms += (hit["roms"] as? [Any] ?? []).compactMap(Self.rom)
    }
  }

  private static func rom(_ value: Any) -> Rom? {
    guard let rom = value as? [String: Any], let headword = rom["headword"] as? String else { return nil }
    let meanings = (rom["arabs"] as? [Any] ?? []).compactMap { value -> Meaning? in
      guard let meaning = value as? [String: Any] else { return nil }
      let translations = (meaning["translations"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }.flatMap(translation)
      return Meaning(header: meaning["header"] as? String ?? "", translations: translations)
    }
    return Rom(headword: headword, wordClass: rom["wordclass"] as? String, meanings: meanings)
  }

  /// A pair, unless it is one of those that only refer to another entry.
  private static func translation(_ value: [String: Any]) -> [Translation] {
    let target = PonsText(value["target"] as? String ?? "").words
    guard !target.isEmpty else { return [] }
    let source = PonsText(value["source"] as? String ?? "")
    return [Translation(source: source.words, target: target, kind: source.kind)]
  }
}

/// What came is not an answer of the service.
struct DamagedPonsAnswer: Error {}
