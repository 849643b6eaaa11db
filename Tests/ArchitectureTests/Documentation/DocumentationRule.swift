/// Every public declaration says what it is, in the line above. What implements a requirement of a protocol inherits its comment.
enum DocumentationRule {
  static func violations(in files: [SourceFile]) -> [String] {
    let declarations = files.map(\.tokens.publicDeclarations)
    let requirements = Set(declarations.joined().filter(\.isRequirement).compactMap(\.name))
    return zip(files, declarations).flatMap { file, declarations in
      let lines = file.lines
      let needy = declarations.filter { $0.isRequirement || $0.name.map(requirements.contains) != true }.map(\.line)
      return needy.filter { !isDocumented($0, in: lines) }.map { line in
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

/// Something public that is declared on a line.
private struct PublicDeclaration {
  let line: Int
  /// The name of a function with its labels, or of a property.
  var name: String?
  var isRequirement = false
}

extension [SwiftToken] {
  /// What is public: by the word, as a case of a public enum, as a requirement of a public protocol.
  fileprivate var publicDeclarations: [PublicDeclaration] {
    var declarations: [PublicDeclaration] = []
    var openings: [String] = []
    for index in indices {
      let line = self[index].line
      switch self[index].text {
      case "{": openings.append(publicType(openedAt: index) ?? "")
      case "}": _ = openings.popLast()
      case "public" where index + 1 < count && self[index + 1].text != "import":
        declarations.append(PublicDeclaration(line: line, name: name(declaredAfter: index)))
      case let word where openings.last == "enum" && word == "case" && self[index].isFirstOnLine:
        declarations.append(PublicDeclaration(line: line))
      case let word where openings.last == "protocol" && Self.requirements.contains(word) && self[index].isFirstOnLine:
        declarations.append(PublicDeclaration(line: line, name: name(declaredAfter: index - 1), isRequirement: true))
      default: break
      }
    }
    return declarations
  }

  /// The name of the function or property whose modifiers follow this place.
  private func name(declaredAfter place: Int) -> String? {
    let modifiers: Set = ["mutating", "static", "nonisolated", "private", "(", "set", ")", "@MainActor"]
    guard let word = indices.dropFirst(place + 1).first(where: { !modifiers.contains(self[$0].text) }), word + 2 < count else { return nil }
    let name = self[word + 1].text
    guard self[word].text == "func" else { return self[word].text == "var" ? name : nil }
    guard let opening = indices.dropFirst(word).first(where: { self[$0].text == "(" }) else { return nil }
    let labels = (opening..<(end(ofBracketAt: opening) - 1)).filter { index in
      self[index + 1].isWord && (index == opening || self[index].text == "," && isOutermost(index, after: opening))
    }
    return name + "(" + labels.map { self[$0 + 1].text + ":" }.joined() + ")"
  }

  /// Whether no bracket after the one at `opening` is open at `index`.
  private func isOutermost(_ index: Int, after opening: Int) -> Bool {
    let between = self[(opening + 1)..<Swift.max(index, opening + 1)]
    return ["(", "[", "<", "{"].allSatisfy { bracket in
      let closing = ["(": ")", "[": "]", "<": ">", "{": "}"][bracket]
      let arrows = bracket == "<" ? zip(between, between.dropFirst()).count { $0.text == "-" && $1.text == ">" } : 0
      return between.count { $0.text == bracket } == between.count { $0.text == closing } - arrows
    }
  }

  private static let requirements: Set = ["var", "func", "init", "associatedtype", "subscript", "static", "mutating", "@MainActor"]

  /// `enum` or `protocol`, when this brace opens a public one.
  private func publicType(openedAt brace: Int) -> String? {
    let head = self[..<brace].reversed().prefix { !["{", "}", ";"].contains($0.text) }
    guard let kind = head.firstIndex(where: { ["enum", "protocol"].contains($0.text) }) else { return nil }
    return head[kind...].first { $0.text != "indirect" && $0.text != head[kind].text }?.text == "public" ? head[kind].text : nil
  }
}
