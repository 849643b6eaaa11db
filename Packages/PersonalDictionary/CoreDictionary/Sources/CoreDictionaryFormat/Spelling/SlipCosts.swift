import CoreModule

/// The costs of typing errors: 10 for an ordinary one, less for likely ones and for letters that sound alike.
struct SlipCosts {
  static let swapped = 8
  static let digraph = 5
  /// The most by which an error of two letters can be cheaper than two single errors.
  static let slack = 5

  private let substitutions = allSubstitutions
  private let digraphs = allDigraphs
  private let isHSilent: Bool

  init(isHSilent: Bool) { self.isHSilent = isHSilent }

  /// The cost of typing `typed` instead of `letter`.
  func substitution(_ letter: UInt8, _ typed: UInt8) -> Int { Int(substitutions[Int(letter) << 8 | Int(typed)]) }

  /// The cost of not typing `letter`, which follows `previous` in the word.
  func missing(_ letter: UInt8, after previous: UInt8) -> Int { letter == previous ? 5 : light(letter) ?? 9 }

  /// The cost of typing `letter` after `previous` when it is not in the word.
  func extra(_ letter: UInt8, after previous: UInt8) -> Int { letter == previous ? 5 : light(letter) ?? 10 }

  /// The cost of a silent letter.
  private func light(_ letter: UInt8) -> Int? {
    if letter == Self.h { return isHSilent ? 5 : nil }
    return Self.unheard.contains(letter) ? 6 : nil
  }

  /// Whether two letters are easily confused with one.
  func isDigraph(_ one: UInt8, _ two: UInt8, for single: UInt8) -> Bool {
    let both = UInt16(one) << 8 | UInt16(two)
    return digraphs[2 * Int(single)] == both || digraphs[2 * Int(single) + 1] == both
  }

  private static let h = UInt8(ascii: "h")
  private static let unheard = letters("-' ьъ")

  private static func letters(_ text: String) -> [UInt8] { Letters.all.letters(of: FoldedText(text)) ?? [] }

  /// At most two for each letter; 0 for none.
  private static let allDigraphs: [UInt16] = {
    var digraphs = [UInt16](repeating: 0, count: 512)
    for text in ["lly", "phf", "quk", "ckk", "quc", "ssc", "auo", "aie", "chx", "счщ", "тсц"].map(letters) {
      let place = 2 * Int(text[2])
      digraphs[digraphs[place] == 0 ? place : place + 1] = UInt16(text[0]) << 8 | UInt16(text[1])
    }
    return digraphs
  }()

  private static let allSubstitutions: [UInt8] = {
    var costs = [UInt8](repeating: 11, count: 1 << 16)
    let alike: [(UInt8, [String])] = [
      (8, ["aeiouy", "аоуэиыеюя", "fv", "xs", "pb", "gk", "гх"]),
      (7, ["szc", "ckq", "dt", "mn", "sx", "гк", "ую", "ая", "цс"]),
      (6, ["gj", "ыи", "шщ", "зс", "дт", "бп", "вф", "жш", "ий", "щч", "- '"]),
      (5, ["bv", "iy", "ао", "еи", "еэ", "ьъ"]),
    ]
    for (cost, groups) in alike {
      for group in groups.map(letters) {
        for one in group { for other in group { costs[Int(one) << 8 | Int(other)] = cost } }
      }
    }
    for letter in 0..<256 { costs[letter << 8 | letter] = 0 }
    return costs
  }()
}
