/// Nothing that ends the program instead of telling the user.
enum CrashRule {
  static func violations(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      let calls = ["fatalError(", "try!", "as!"].flatMap { code in file.tokens.occurrences(of: code).map { ($0, code) } }
      let unwraps = file.tokens.indices.filter(file.tokens.isForceUnwrap).map { ($0, "a force unwrap") }
      return (calls + unwraps).sorted { $0.0 < $1.0 }.map { "\(file.path):\(file.tokens[$0.0].line): \($0.1)" }
    }
  }
}

extension [SwiftToken] {
  /// An exclamation mark that follows a value without a space; that of `!=` follows one, that of `!isEmpty` precedes one.
  fileprivate func isForceUnwrap(at index: Int) -> Bool {
    guard index > 0, self[index].text == "!", self[index].isAttached else { return false }
    let last = self[index - 1]
    guard last.isWord || [")", "]", "}", "\"", "?"].contains(last.text) else { return false }
    let keywords: Set = ["try", "as", "return", "in", "#if"]
    return !keywords.contains(last.text) && !isInequality(at: index)
  }

  private func isInequality(at index: Int) -> Bool {
    index + 1 < count && self[index + 1].text == "=" && self[index + 1].isAttached
  }
}
