/// A Swift file: where it lies in the repository, and what it says.
struct SourceFile {
  let path: String
  let text: String
  let tokens: [SwiftToken]

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    tokens = SwiftScanner.tokens(of: text)
  }

  /// The lines, without a last empty one.
  var lines: [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The target it belongs to: the folder after `Sources` or `Tests`.
  var module: String? {
    let parts = path.split(separator: "/").map(String.init)
    guard let root = parts.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), parts.count > root + 2 else { return nil }
    return parts[root + 1]
  }

  /// Whether it is part of the program, and no test.
  var isSource: Bool { path.split(separator: "/").first { $0 == "Sources" || $0 == "Tests" } == "Sources" }

  /// The modules it imports.
  var imports: [String] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].text == "import" else { return nil }
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(tokens[index + 1].text) ? index + 2 : index + 1
      return tokens.indices.contains(name) ? tokens[name].text : nil
    }
  }
}
