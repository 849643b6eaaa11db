import CoreModule
import PersonalDictionary
import Presentation
import TerminalKit

/// Finds the matches of a search in a text, ignoring case and accents like the search.
struct HitMarks: Sendable {
  private let targets: [String]

  /// Texts of other fields than `field` have no hits.
  init(_ terms: [SearchTerm], in field: SearchField) {
    targets = terms.filter { !$0.isExcluded && $0.field.covers(field) }.map(\.folded)
  }

  /// Draws `text` in `role`, with its hits marked.
  func line(_ text: String, _ role: Look.Role = .plain) -> StyledLine {
    guard !targets.isEmpty, text.utf8.count < 4096 else { return StyledLine(text, role) }
    // Most texts of a list have no hit, and folding a whole text is far cheaper than character by character.
    let whole = FoldedText(text).description.utf8
    guard targets.contains(where: { whole.contains($0.utf8) }) else { return StyledLine(text, role) }
    let characters = Array(text)
    let isHit = hits(in: characters)
    var line = StyledLine()
    var start = 0
    for index in characters.indices where index + 1 == characters.count || isHit[index + 1] != isHit[start] {
      line.append(String(characters[start...index]), isHit[start] ? .hit : role)
      start = index + 1
    }
    return line
  }

  /// Whether each character belongs to a hit.
  private func hits(in characters: [Character]) -> [Bool] {
    var folded: [UInt8] = []
    var owners: [Int] = []
    for (index, character) in characters.enumerated() {
      let start = folded.count
      if let byte = character.asciiValue, character != "\r\n" {
        folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      } else {
        folded += FoldedText(String(character)).description.utf8
      }
      for _ in start..<folded.count { owners.append(index) }
    }
    var isHit = Array(repeating: false, count: characters.count)
    for text in targets {
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty, bytes.count <= folded.count else { continue }
      for start in 0...(folded.count - bytes.count) where folded[start...].starts(with: bytes) {
        for place in start..<(start + bytes.count) { isHit[owners[place]] = true }
      }
    }
    return isHit
  }
}
