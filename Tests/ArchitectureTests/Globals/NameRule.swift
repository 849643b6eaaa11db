/// No type whose name says nothing.
enum NameRule {
  static let endings = ["Impl", "Manager", "Helper", "Helpers", "Utils", "Util"]

  static func violations(in files: [SourceFile]) -> [String] {
    let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "typealias", "extension"]
    return files.flatMap { file in
      zip(file.tokens, file.tokens.dropFirst()).compactMap { kind, name in
        let isMeaningless = kinds.contains(kind.text) && endings.contains { name.text.hasSuffix($0) } && name.text != "FileManager"
        return isMeaningless ? "\(file.path):\(name.line): \(name.text) says nothing" : nil
      }
    }
  }
}
