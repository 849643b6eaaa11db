import CoreModule

/// What a path that is being typed can become.
struct PathCompletion: Equatable, Sendable {
  /// The path with what all candidates have in common.
  let text: String
  /// The names that it may go on with; none where there is only one.
  let candidates: [String]

  /// Goes on with `text`, whose folder is read through `access`.
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
