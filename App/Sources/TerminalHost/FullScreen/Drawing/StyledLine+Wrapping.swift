extension StyledLine {
  /// The line as several of at most `columns` columns, broken between words where that is possible; the later ones begin with `indent`.
  func wrapped(to columns: Int, indent: Int = 0) -> [StyledLine] {
    guard width > columns, columns > indent + 1 else { return [cut(to: columns)] }
    var lines: [StyledLine] = []
    var line = StyledLine()
    var used = 0
    for word in words {
      var word = word
      if used + word.width > columns, used > (lines.isEmpty ? 0 : indent) {
        lines.append(line)
        line = StyledLine(String(repeating: " ", count: indent))
        used = indent
        if word.text.allSatisfy({ $0 == " " }) { continue }
      }
      while used + word.width > columns {
        let (head, tail) = word.split(at: columns - used)
        lines.append(line + head)
        line = StyledLine(String(repeating: " ", count: indent))
        used = indent
        word = tail
      }
      line = line + word
      used += word.width
    }
    return used > indent ? lines + [line] : lines
  }

  /// Words and the spaces between them, in turn.
  private var words: [StyledLine] {
    var words: [StyledLine] = []
    var isSpace: Bool?
    for piece in pieces {
      for character in piece.text {
        if isSpace != (character == " ") { words.append(StyledLine()) }
        isSpace = character == " "
        words[words.count - 1].append(String(character), piece.look.role)
      }
    }
    return words
  }

  /// What fits into `columns`, at least one character, and the rest.
  private func split(at columns: Int) -> (StyledLine, StyledLine) {
    var (head, tail) = (StyledLine(), StyledLine())
    var used = 0
    for piece in pieces {
      for character in piece.text {
        used += DisplayWidth.of(character)
        if used <= columns || head.pieces.isEmpty {
          head.append(String(character), piece.look.role)
        } else {
          tail.append(String(character), piece.look.role)
        }
      }
    }
    return (head, tail)
  }
}
