/// How big files and functions may be.
enum SizeRule {
  static let maximumLines = 400
  static let usualLines = 150
  static let medianLines = 100
  static let bodyLines = 40

  /// Files that are too long.
  static func longFiles(in files: [SourceFile]) -> [String] {
    files.filter { $0.lines.count > maximumLines }.map { "\($0.path): \($0.lines.count) lines, at most \(maximumLines) are allowed" }
  }

  /// Too many files that are longer than most should be; then they are named, the longest first.
  static func longMany(in files: [SourceFile]) -> [String] {
    let long = files.filter { $0.lines.count >= usualLines }.sorted { $0.lines.count > $1.lines.count }
    guard long.count * 10 > files.count else { return [] }
    let percent = 100 - long.count * 100 / files.count
    return ["only \(percent) % of the files have fewer than \(usualLines) lines"] + long.map { "\($0.path): \($0.lines.count) lines" }
  }

  /// A file in the middle that is too long.
  static func longMedian(in files: [SourceFile]) -> [String] {
    guard !files.isEmpty else { return [] }
    let median = files.map(\.lines.count).sorted()[files.count / 2]
    return median < medianLines ? [] : ["half of the files have \(median) lines or more, it must be fewer than \(medianLines)"]
  }

  /// Functions whose body is too long.
  static func longFunctions(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.tokens.bodies.filter { $0.lines >= bodyLines }.map {
        "\(file.path):\($0.line): the body of \($0.name) has \($0.lines) lines, fewer than \(bodyLines) are allowed"
      }
    }
  }
}

/// The body of a function or of an initializer.
struct FunctionBody: Equatable {
  let name: String
  /// The line of its opening brace.
  let line: Int
  /// How many lines stand between its braces.
  let lines: Int
}

extension [SwiftToken] {
  /// The bodies of all functions and initializers, those inside others too.
  var bodies: [FunctionBody] {
    indices.compactMap { index in
      let word = self[index].text
      let isMember = index > 0 && self[index - 1].text == "."
      guard word == "func" || word == "init", !isMember, let start = bodyStart(from: index) else { return nil }
      let end = end(ofBracketAt: start) - 1
      let name = word == "func" && index + 1 < count ? self[index + 1].text : word
      return FunctionBody(name: name, line: self[start].line, lines: Swift.max(0, self[end].line - self[start].line - 1))
    }
  }

  /// The brace that opens the body; a requirement of a protocol has none.
  private func bodyStart(from keyword: Int) -> Int? {
    var index = self[keyword].text == "func" ? keyword + 2 : keyword + 1
    while index < count {
      switch self[index].text {
      case "{": return index
      case "(", "[", "<": index = end(ofBracketAt: index)
      case "}", ";": return nil
      case let word where self[index].isFirstOnLine && !["where", "async", "throws", "rethrows", "-"].contains(word): return nil
      default: index += 1
      }
    }
    return nil
  }
}
