/// Nothing reaches a terminal or the log but through the one type that makes texts harmless.
enum OutputRule {
  /// The files that may write to what a process has open, and why that is no way around.
  static let writers = [
    "App/Sources/TerminalKit/Terminal/Streams.swift": "takes a HarmlessText, and bytes where no terminal shows them",
    "App/Sources/TerminalKit/Terminal/TerminalMode.swift": "a StaticString, in a signal handler",
    "App/Sources/TerminalKit/Terminal/TerminalInput.swift": "a pipe of its own",
    "App/Sources/TerminalKit/Terminal/KeyTrace.swift": "a file of JSON, which escapes",
    "App/Sources/CommandHost/Program/Draft.swift": "the draft for the editor",
    "Packages/ContentKeyboard/ContentKeyboardClipboard/Sources/ContentKeyboardClipboard/ControllingTerminal.swift": "takes a HarmlessText",
    "Packages/ContentKeyboard/ContentKeyboardClipboard/Sources/ContentKeyboardClipboard/SystemTools.swift": "what another program reads",
    "Packages/CoreModule/CoreModuleLogging/Sources/CoreModuleLogging/FileLog.swift": "takes a HarmlessText",
    "Packages/CoreModule/Sources/CoreModulePOSIX/FileDescriptor.swift": "files and sockets of adapters; the host may not import it",
  ]

  /// The standard streams by name, which only the one file that writes to them and those that ask for the window's size may know.
  static let streams = [
    "App/Sources/TerminalKit/Terminal/Streams.swift", "App/Sources/TerminalKit/Terminal/TerminalDevice.swift",
    "App/Sources/TerminalKit/Terminal/TerminalMode.swift",
  ]

  /// Programs that are no part of what the user runs.
  private static let tools = "build-core-dictionary/"

  private static let printing: Set = [
    "print", "debugPrint", "dump", "puts", "fputs", "fwrite", "putchar", "putc", "fputc", "printf", "fprintf", "vprintf", "dprintf",
    "perror",
  ]
  private static let writing: Set = ["write", "writev"]
  private static let streamNames: Set = ["STDOUT_FILENO", "STDERR_FILENO", "stdout", "stderr", "standardOutput", "standardError"]

  static func violations(in files: [SourceFile]) -> [String] {
    files.filter { !$0.path.contains(tools) }.flatMap { file in
      file.tokens.indices.compactMap { index in
        let name = file.tokens[index].text
        let isWriting = writers[file.path] == nil && file.tokens.isSystemCall(at: index, toOneOf: writing)
        let isNamed = streamNames.contains(name) && !streams.contains(file.path)
        let isForbidden = isWriting || isNamed || file.tokens.isCall(at: index, toOneOf: printing)
        return isForbidden ? "\(file.path):\(file.tokens[index].line): \(name)" : nil
      }
    }
  }
}

extension [SwiftToken] {
  /// Whether a function that belongs to no value is called here.
  fileprivate func isCall(at index: Int, toOneOf names: Set<String>) -> Bool {
    guard names.contains(self[index].text), index + 1 < count, self[index + 1].text == "(", self[index + 1].isAttached else { return false }
    guard index > 0 else { return true }
    if self[index - 1].text == "." { return index > 1 && ["Glibc", "Swift"].contains(self[index - 2].text) }
    // In a type with a function of this name the name alone means that one.
    return occurrences(of: "func \(self[index].text)").isEmpty
  }

  /// Whether the system is called, which takes three values without names and a descriptor first.
  fileprivate func isSystemCall(at index: Int, toOneOf names: Set<String>) -> Bool {
    guard isCall(at: index, toOneOf: names) else { return false }
    let end = end(ofBracketAt: index + 1)
    var depth = 0
    var values = 1
    for token in self[(index + 1)..<end] {
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if token.text == ",", depth == 1 { values += 1 }
      if token.text == ":", depth == 1 { return false }
    }
    return values >= 3
  }
}
