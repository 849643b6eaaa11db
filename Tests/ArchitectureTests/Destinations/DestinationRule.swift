/// Each destination of a feature is asked for by one of its view models.
enum DestinationRule {
  static func silent(in files: [SourceFile]) -> [String] {
    files.filter { $0.path.hasSuffix("Destination.swift") }.flatMap { declaration in
      let others = files.filter { $0.module == declaration.module }
      return cases(of: declaration).filter { name in !others.contains { isEmitted(name, in: $0) } }
        .map { "\(declaration.path): no view model calls navigate(to: .\($0))" }
    }
  }

  private static func cases(of file: SourceFile) -> [String] {
    let tokens = file.tokens
    return tokens.indices.dropLast().filter { tokens[$0].text == "case" && tokens[$0].isFirstOnLine }.map { tokens[$0 + 1].text }
  }

  private static func isEmitted(_ name: String, in file: SourceFile) -> Bool {
    !file.tokens.occurrences(of: "navigate(to: .\(name)").isEmpty
  }
}
