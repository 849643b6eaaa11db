public import PersonalDictionary

extension FormIndexReader {
  /// The forms that are near the typed text of `walk`, in no particular order.
  public func near(_ walk: SpellingWalk, in language: Language) -> [NearSpelling] {
    guard let automaton = automaton(of: language) else { return [] }
    var search = Search(automaton: automaton, walk: walk)
    search.visit(0)
    return search.found
  }

  /// Searches all forms whose beginning is near the typed text.
  private struct Search {
    let automaton: FormAutomaton
    var walk: SpellingWalk
    var found: [NearSpelling] = []
    private let letters = Letters.all
    private var spelling: [UInt8] = []

    init(automaton: FormAutomaton, walk: SpellingWalk) { (self.automaton, self.walk) = (automaton, walk) }

    /// - Parameter lead: The lead byte of an incomplete UTF-8 character; 0 at the start of a character.
    mutating func visit(_ state: Int, after lead: UInt8 = 0) {
      // Longer forms, or more of them, are a sign of damage.
      guard spelling.count < 200, found.count < 5_000 else { return }
      var number = state
      while let arc = automaton.arc(number), number - state < 256 {
        follow(arc, after: lead)
        if arc.isLast { return }
        number += 1
      }
    }

    private mutating func follow(_ arc: FormAutomaton.Arc, after lead: UInt8) {
      guard arc.label > 0 else {
        if let distance = walk.distance { found.append(NearSpelling(text: String(decoding: spelling, as: UTF8.self), distance: distance)) }
        return
      }
      guard arc.target > 0 else { return }
      spelling.append(arc.label)
      defer { spelling.removeLast() }
      if lead == 0, arc.label >= 0x80 {
        // No word has characters of more than two bytes.
        if (0xC2...0xDF).contains(arc.label) { visit(arc.target, after: arc.label) }
        return
      }
      let length = walk.path.count
      defer { walk.cut(to: length) }
      let (first, second) = letters.letters(after: lead, arc.label)
      guard first > 0, walk.append(first), second == 0 || walk.append(second) else { return }
      visit(arc.target)
    }
  }
}
