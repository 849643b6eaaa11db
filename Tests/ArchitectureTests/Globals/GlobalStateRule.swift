/// No state that is not handed down, no door to the outside but in the adapters of the system.
enum GlobalStateRule {
  /// The places where the program meets the system.
  static let doors = [
    "App/Sources/AppLive/", "Packages/CoreModule/CoreModuleLive/", "Packages/CoreModule/Sources/CoreModuleTesting/TemporaryFolder.swift",
  ]

  /// What is read from the surroundings or shared behind everyone's back.
  static let surroundings = [
    "Date()", "Date.now", "UUID()", "ProcessInfo", "FileManager.default", "getenv", "Locale.current", "TimeZone.current",
    "Calendar.current", "NotificationCenter", "UserDefaults", "URLSession.shared", "SystemRandomNumberGenerator", "DispatchSemaphore",
  ]

  /// State that everyone can reach.
  static func sharedState(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      let shared = file.tokens.occurrences(of: "static let shared").map { ($0, "a shared instance") }
      let variables = file.tokens.indices.filter { file.tokens.isStoredGlobal(at: $0, isScript: file.isScript) }
      let taskLocal = file.tokens.occurrences(of: "@TaskLocal").map { ($0, "a task-local variable") }
      return report(shared + variables.map { ($0, "a global variable") } + taskLocal, in: file)
    }
  }

  /// The surroundings, used elsewhere than at the doors.
  static func openSurroundings(in files: [SourceFile]) -> [String] {
    files.filter { file in !doors.contains { file.path.hasPrefix($0) } }.flatMap { file in
      report(surroundings.flatMap { name in file.tokens.occurrences(of: name).map { ($0, name) } }, in: file)
    }
  }

  private static func report(_ findings: [(Int, String)], in file: SourceFile) -> [String] {
    findings.sorted { $0.0 < $1.0 }.map { "\(file.path):\(file.tokens[$0.0].line): \($0.1)" }
  }
}

extension SourceFile {
  /// Whether its top level is a program, whose variables are local to it.
  fileprivate var isScript: Bool { path.hasSuffix("/main.swift") }
}

extension [SwiftToken] {
  /// Whether a variable is declared here that lives as long as the program and can change.
  fileprivate func isStoredGlobal(at index: Int, isScript: Bool) -> Bool {
    guard self[index].text == "var" else { return false }
    let modifiers = self[..<index].reversed().prefix { $0.line == self[index].line && $0.text != "{" && $0.text != ";" }
    let isStatic = modifiers.contains { $0.text == "static" }
    return isStored(from: index) && (isStatic || (!isScript && isTopLevel(index)))
  }

  /// A computed one opens a brace where a stored one has a value or ends.
  private func isStored(from start: Int) -> Bool {
    var index = start + 1
    while index < count, !(self[index].isFirstOnLine && self[index].text != "{") {
      switch self[index].text {
      case "=": return true
      case "{": return false
      case "(", "[", "<": index = end(ofBracketAt: index)
      default: index += 1
      }
    }
    return true
  }

  private func isTopLevel(_ index: Int) -> Bool {
    self[..<index].reduce(0) { depth, token in depth + (token.text == "{" ? 1 : token.text == "}" ? -1 : 0) } == 0
  }
}
