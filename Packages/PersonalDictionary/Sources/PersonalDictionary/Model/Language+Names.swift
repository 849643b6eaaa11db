import CoreModule

extension Language {
  /// Creates a language from a code (`es`, `ES`, `es-MX`, `spa`) or a name (`Spanish`, `испанский`, `español`).
  public init?(named name: String) {
    let plain = name.trimmed.lowercased()
    let code = plain.prefix { $0 != "-" && $0 != "_" }
    if code.count == 2, let language = Language(code: String(code)) {
      self = language
      return
    }
    guard let language = Self.names.first(where: { $0.names.contains(plain) || $0.names.contains(String(code)) })?.language else {
      return nil
    }
    self = language
  }

  private static let names: [(language: Language, names: Set<String>)] = [
    (.english, ["eng", "english", "английский"]),
    (.spanish, ["spa", "spanish", "испанский", "español", "castellano"]),
    (.russian, ["rus", "russian", "русский"]),
    (.german, ["deu", "ger", "german", "немецкий", "deutsch"]),
    (.french, ["fra", "fre", "french", "французский", "français"]),
    (.italian, ["ita", "italian", "итальянский", "italiano"]),
    (.portuguese, ["por", "portuguese", "португальский", "português"]),
  ]
}
