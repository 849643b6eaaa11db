/// Spellings of a letter that begin with the same byte, in UTF-8.
public struct LetterSpellings: Sendable {
  let lead: UInt8
  /// The bytes after it, of one spelling after the other.
  let rest: [UInt8]
  /// The bytes of each spelling after the first one.
  let length: Int

  /// The spellings `letters` of a letter, in their order.
  public static func all(_ letters: [String]) -> [LetterSpellings] {
    letters.reduce(into: []) { all, letter in
      let bytes = Array(letter.utf8)
      guard let lead = bytes.first else { return }
      let rest = bytes.dropFirst()
      if let last = all.last, last.lead == lead, last.length == rest.count, !rest.isEmpty {
        all[all.count - 1] = LetterSpellings(lead: lead, rest: last.rest + rest, length: rest.count)
      } else {
        all.append(LetterSpellings(lead: lead, rest: Array(rest), length: rest.count))
      }
    }
  }
}

/// A search for the forms that have one of several spellings of each letter.
struct SpellingSearch {
  private let automaton: FormAutomaton
  private let letters: [[LetterSpellings]]
  private var spelling: [UInt8] = []
  private(set) var found: [String] = []

  init(automaton: FormAutomaton, letters: [[LetterSpellings]]) { (self.automaton, self.letters) = (automaton, letters) }

  /// Searches on from a state, after the letters before this place.
  mutating func visit(_ state: Int, _ place: Int) {
    guard place < letters.count else {
      if automaton.target(of: 0, from: state) != nil { found.append(String(decoding: spelling, as: UTF8.self)) }
      return
    }
    for spellings in letters[place] {
      // Accented letters mostly begin with the same byte, after which there is mostly no arc.
      guard let next = automaton.target(of: spellings.lead, from: state) else { continue }
      spelling.append(spellings.lead)
      if spellings.length == 0 { visit(next, place + 1) }
      for start in stride(from: 0, to: spellings.rest.count, by: max(1, spellings.length)) {
        let rest = spellings.rest[start..<start + spellings.length]
        guard let next = automaton.state(after: rest, from: next) else { continue }
        spelling += rest
        visit(next, place + 1)
        spelling.removeLast(rest.count)
      }
      spelling.removeLast()
    }
  }
}
