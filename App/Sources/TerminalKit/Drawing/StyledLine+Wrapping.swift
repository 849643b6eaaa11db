import CorePresentation

extension StyledLine {
  /// Wraps the line between words where possible. Continuation lines begin with `indent`.
  ///
  /// Keeps at most `rows` lines; `…` marks that there are more.
  package func wrapped(to columns: Int, indent: Int = 0, atMost rows: Int = .max) -> [StyledLine] {
    guard width > columns, columns > indent + 1 else { return [cut(to: columns)] }
    let places = places
    let ranges = LineBreaks(places: places, columns: columns, indent: indent).ranges
    let lines = ranges.prefix(max(1, rows)).enumerated().map { number, range in
      line(of: places[range], indent: number == 0 ? 0 : indent)
    }
    guard lines.count < ranges.count, let last = lines.last else { return lines }
    return lines.dropLast() + [(last + StyledLine("…", last.pieces.last?.look.role ?? .plain)).cut(to: columns)]
  }

  private var places: [CharacterPlace] {
    var places: [CharacterPlace] = []
    for (number, piece) in pieces.enumerated() {
      var start = piece.text.startIndex
      while start < piece.text.endIndex {
        let end = piece.text.index(after: start)
        let character = piece.text[start]
        let width = DisplayWidth.of(character)
        places.append(CharacterPlace(piece: number, range: start..<end, width: width, isSpace: character == " "))
        start = end
      }
    }
    return places
  }

  /// `places` must be adjacent.
  private func line(of places: ArraySlice<CharacterPlace>, indent: Int) -> StyledLine {
    var line = StyledLine(String(repeating: " ", count: indent))
    var rest = places
    while let first = rest.first {
      let run = rest.prefix { $0.piece == first.piece }
      line = line + part(of: first.piece, first.range.lowerBound..<(run.last ?? first).range.upperBound)
      rest = rest.dropFirst(run.count)
    }
    return line
  }
}

/// A character's position in a line, and its width.
private struct CharacterPlace {
  let piece: Int
  let range: Range<String.Index>
  let width: Int
  let isSpace: Bool
}

/// Assigns the characters of a text to lines, in linear time.
private struct LineBreaks {
  private(set) var ranges: [Range<Int>] = []
  private let places: [CharacterPlace]
  private let columns: Int
  private let indent: Int
  /// The start of the current line.
  private var start = 0
  /// The columns used in the current line.
  private var used = 0

  init(places: [CharacterPlace], columns: Int, indent: Int) {
    (self.places, self.columns, self.indent) = (places, columns, indent)
    var next = 0
    while next < places.count {
      let end = places[next...].firstIndex { $0.isSpace != places[next].isSpace } ?? places.count
      add(next..<end)
      next = end
    }
    if used > indent { ranges.append(start..<places.count) }
  }

  /// Adds a word or spaces: on a new line if it does not fit, on several if it is longer than a line.
  private mutating func add(_ word: Range<Int>) {
    let width = places[word].reduce(0) { $0 + $1.width }
    if used + width > columns, used > (ranges.isEmpty ? 0 : indent) {
      endLine(before: word.lowerBound)
      if places[word.lowerBound].isSpace {
        start = word.upperBound
        return
      }
    }
    for index in word {
      if used + places[index].width > columns, index > start { endLine(before: index) }
      used += places[index].width
    }
  }

  private mutating func endLine(before index: Int) {
    ranges.append(start..<index)
    start = index
    used = indent
  }
}
