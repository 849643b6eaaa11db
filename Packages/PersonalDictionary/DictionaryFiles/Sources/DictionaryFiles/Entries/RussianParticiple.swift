/// Tells Russian participles from the adjectives and nouns that end as they do.
enum RussianParticiple {
  /// Whether the word ends as an active participle does: *пострадавший*.
  static func isActive(_ word: String) -> Bool {
    ["ющ", "ущ", "ящ", "ащ", "вш"].contains { word.dropLast(2).hasSuffix($0) || word.hasSuffix($0 + "ийся") }
  }

  /// Whether the words begin with a passive participle: *перо, употребляемое как кисть*.
  ///
  /// Many adjectives end as these do. A noun that agrees stands behind an adjective, as in *полынная водка*, and other words behind a
  /// participle, as in *приправленная корицей*.
  static func isPassive(_ text: String) -> Bool {
    let words = text.split(separator: " ").prefix(2).map { word in
      word.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    }
    guard words.count == 2, let first = words.first, let second = words.last, let last = second.last,
      ["ем", "им", "нн"].contains(where: first.dropLast(2).hasSuffix), isAdjectival(first)
    else { return false }
    let isOblique = oblique.contains(where: second.hasSuffix) && !nominatives.contains(second)
    // *Лишённый* takes a genitive.
    if first.hasPrefix("лишённ") || links.contains(second) || isOblique { return true }
    switch first.suffix(2) {
    case "ый", "ий": return "аеёиоуыэюя".contains(last) || last.isNumber
    case "ая", "яя": return !"аяь".contains(last)
    case "ое", "ее": return !"оеёя".contains(last)
    case "ые", "ие": return !"ыиаяе".contains(last)
    // In another case it cannot be a translation of its own.
    default: return true
    }
  }

  private static func isAdjectival(_ word: String) -> Bool {
    [
      "ый", "ий", "ая", "яя", "ое", "ее", "ые", "ие", "ых", "их", "ую", "юю", "го", "му", "ым", "им", "ом", "ем", "ой", "ей",
    ].contains(word.suffix(2))
  }

  /// Prepositions, conjunctions and adverbs.
  private static let links: Set = [
    "в", "во", "на", "по", "с", "со", "из", "от", "к", "ко", "о", "об", "для", "при", "под", "над", "за", "без", "у", "до",
    "через", "между", "перед", "среди", "вне", "после", "против", "около", "благодаря", "как", "или", "и", "не", "только",
    "более", "заново", "наизусть", "вверх", "вниз", "назад", "механически",
  ]
  /// The instrumental, and the dative of the plural.
  private static let oblique = ["ам", "ям", "ым", "им", "ом", "ем", "ём", "ой", "ей", "ами", "ями", "ыми", "ими", "ью"]
  /// Nouns that end as others do in the instrumental.
  private static let nominatives: Set = [
    "дом", "лом", "альбом", "диплом", "том", "приём", "заём", "объём", "подъём", "водоём", "бой", "слой", "строй", "покой", "покрой",
    "герой", "музей", "клей",
  ]
}
