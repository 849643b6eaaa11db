import CoreModule

/// The completion of a typed path.
struct PathCompletion: Equatable, Sendable {
  /// The path with the common prefix of all candidates.
  let text: String
  /// The possible names; empty if there is only one.
  let candidates: [String]

  /// Completes `text` by reading its folder.
  init(_ text: String, _ access: ProgramAccess) {
    let slash = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (text[..<slash], text[slash...])
    let matching = access.files.names(in: access.path(String(folder))).filter { name in
      name.hasPrefix(start) && (start.hasPrefix(".") || !name.hasPrefix("."))
    }
    let common = matching.dropFirst().reduce(matching.first) { $0?.commonPrefix(with: $1) }
    self.text = text == "~" ? "~/" : folder + (common ?? String(start))
    candidates = matching.count > 1 ? matching : []
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map { $0.0 })
  }
}
