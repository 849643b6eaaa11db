/// Every public declaration says what it is, in the line above.
enum DocumentationRule {
  static func violations(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      let lines = file.lines
      return file.tokens.publicLines.filter { !isDocumented($0, in: lines) }.map { line in
        "\(file.path):\(line): no documentation for \(lines[line - 1].drop { $0 == " " }.prefix(60))"
      }
    }
  }

  /// Attributes may stand between the declaration and its comment.
  private static func isDocumented(_ line: Int, in lines: [Substring]) -> Bool {
    let above = lines[..<(line - 1)].reversed().map { $0.drop { $0 == " " } }
    return above.first { !$0.hasPrefix("@") }?.hasPrefix("///") ?? false
  }
}

extension [SwiftToken] {
  /// The lines on which something public is declared: by the word, as a case of a public enum, as a requirement of a public protocol.
  fileprivate var publicLines: [Int] {
    var lines: [Int] = []
    var openings: [String] = []
    for index in indices {
      switch self[index].text {
      case "{": openings.append(publicType(openedAt: index) ?? "")
      case "}": _ = openings.popLast()
      case "public" where index + 1 < count && self[index + 1].text != "import": lines.append(self[index].line)
      case let word where openings.last == "enum" && word == "case" && self[index].isFirstOnLine: lines.append(self[index].line)
      case let word where openings.last == "protocol" && Self.requirements.contains(word) && self[index].isFirstOnLine:
        lines.append(self[index].line)
      default: break
      }
    }
    return lines
  }

  private static let requirements: Set = ["var", "func", "init", "associatedtype", "subscript", "static", "mutating", "@MainActor"]

  /// `enum` or `protocol`, when this brace opens a public one.
  private func publicType(openedAt brace: Int) -> String? {
    let head = self[..<brace].reversed().prefix { !["{", "}", ";"].contains($0.text) }
    guard let kind = head.firstIndex(where: { ["enum", "protocol"].contains($0.text) }) else { return nil }
    return head[kind...].first { $0.text != "indirect" && $0.text != head[kind].text }?.text == "public" ? head[kind].text : nil
  }
}
