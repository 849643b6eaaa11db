import CoreModule

/// A place of Mueller’s dictionary that an article points to: `= anyhow`, `см. ambush 2, 1`, `_pl. от vacuum`.
struct CrossReference: Equatable {
  /// The reference as a reader understands it, such as `= zipper 1`.
  let text: String
  /// The headword pointed to.
  let headword: String
  /// What of its article is meant.
  let place: Place

  /// What of an article is meant.
  struct Place: Equatable {
    /// The homonym `_II`; `nil` for all.
    var homonym: Int?
    /// The numbers of a part and a sense, or of a sense alone; empty for all.
    var numbers: [Int] = []
  }

  /// Parses `= zipper 1`, `см. even I и II, 2` or `от vacuum`, to be shown as `shown`; `nil` when no headword follows, as in `= 14`.
  init?(_ text: String, shown: String? = nil) {
    guard let mark = Self.marks.first(where: text.hasPrefix) else { return nil }
    var words: [Substring] = []
    var place = Place()
    for word in text.dropFirst(mark.count).split(separator: " ") {
      let bare = word.prefix { $0 != "," }
      if !words.isEmpty, let homonym = Self.homonyms.firstIndex(of: bare) {
        place.homonym = homonym + 1
      } else if !words.isEmpty, let number = Int(bare) {
        place.numbers.append(number)
      } else if place == Place(), word.unicodeScalars.allSatisfy({ !$0.isCyrillic }) {
        words.append(word)
      } else {
        break
      }
    }
    // The other spelling in `jasmin(e)` is not part of the headword, and a list of words names no article.
    let headword = words.joined(separator: " ").extracting("(", ")").text
    let rest = text.split(separator: " ").drop { $0 != "и" || text.hasPrefix("и ") }.dropFirst()
    let isList = headword.dropLast().contains(",") || headword.contains(":") || rest.first.map { !Self.isPlace($0) } ?? false
    guard headword.unicodeScalars.contains(where: \.isLatin), !isList else { return nil }
    self.text = shown ?? text
    self.headword = headword.last == "," ? String(headword.dropLast()) : headword
    self.place = place
  }

  /// Whether it is the number of a homonym, a part or a sense.
  private static func isPlace(_ word: Substring) -> Bool {
    let bare = word.prefix { $0 != "," }
    return homonyms.contains(bare) || Int(bare) != nil
  }

  /// Whether `text` is a reference and no translation.
  static func isOne(_ text: String) -> Bool {
    guard let mark = marks.first(where: text.hasPrefix) else { return text.hasPrefix("=") }
    let rest = text.dropFirst(mark.count).trimmed
    // `от` begins translations too, but these go on in Russian.
    return rest.unicodeScalars.first.map { !$0.isCyrillic } ?? true
  }

  private static let marks = ["= ", "см. ", "и от ", "от "]
  private static let homonyms: [Substring] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
}
