/// Every intent of a view model that waits has a row in the tests that run another one meanwhile.
enum InterleavingRule {
  /// The intents without a row.
  static func violations(in sources: [SourceFile], tests: [SourceFile]) -> [String] {
    let rows = tests.reduce(into: Set<Intent>()) { $0.formUnion($1.tokens.testedIntents) }
    return sources.flatMap { file in
      file.tokens.waitingIntents.filter { !rows.contains($0) }.map { intent in
        "\(file.path): \(intent.viewModel).\(intent.name) has no row in an Interleavings<\(intent.viewModel), …>"
      }
    }
  }

  struct Intent: Hashable {
    let viewModel: String
    let name: String
  }
}

extension [SwiftToken] {
  /// The public asynchronous methods of view models.
  fileprivate var waitingIntents: [InterleavingRule.Intent] {
    var intents: [InterleavingRule.Intent] = []
    var viewModel: String?
    for index in indices.dropLast() {
      let next = self[index + 1].text
      switch self[index].text {
      case "class", "struct", "enum", "extension", "protocol": viewModel = next.hasSuffix("ViewModel") ? next : nil
      case "func":
        guard let viewModel, isPublic(at: index), isAsynchronous(at: index) else { continue }
        intents.append(InterleavingRule.Intent(viewModel: viewModel, name: next))
      default: continue
      }
    }
    return intents
  }

  private func isPublic(at function: Int) -> Bool {
    self[..<function].reversed().prefix { !["{", "}"].contains($0.text) }.contains { $0.text == "public" }
  }

  private func isAsynchronous(at function: Int) -> Bool {
    guard let start = self[function...].firstIndex(where: { $0.text == "(" }) else { return false }
    let end = end(ofBracketAt: start)
    return end < count && self[end].text == "async"
  }

  /// The intents that have a row.
  fileprivate var testedIntents: [InterleavingRule.Intent] {
    var intents: [InterleavingRule.Intent] = []
    var viewModel: String?
    for index in indices {
      if self[index].text == "Interleavings", index + 2 < count, self[index + 1].text == "<" { viewModel = self[index + 2].text }
      let isRow = index > 1 && self[index - 1].text == "(" && Self.kinds.contains(self[index - 2].text)
      guard isRow, let viewModel, let row = self[index].literal else { continue }
      intents.append(InterleavingRule.Intent(viewModel: viewModel, name: String(row.prefix { $0.isLetter })))
    }
    return intents
  }

  private static let kinds: Set = ["reads", "extends", "changes", "reports"]
}
