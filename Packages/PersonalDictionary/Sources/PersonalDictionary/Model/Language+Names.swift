public import CoreModule

extension Language {
  /// Creates a language from a code (`es`, `ES`, `es-MX`, `spa`) or a name (`Spanish`, `испанский`, `español`), ignoring case and accents.
  public init?(named name: String) {
    let folded = FoldedText(name.trimmed).description
    let code = String(folded.prefix { $0 != "-" && $0 != "_" })
    // No name has one letter, but the language of many systems is “C”, and making the table takes a twentieth of a short command.
    guard code.utf8.count > 1, let language = Language(code: code) ?? Self.named[folded] ?? Self.named[code] else { return nil }
    self = language
  }

  /// The name in the languages of the interface.
  public var name: LocalizedText {
    switch self {
    case .english: LocalizedText(en: "English", ru: "английский")
    case .spanish: LocalizedText(en: "Spanish", ru: "испанский")
    case .russian: LocalizedText(en: "Russian", ru: "русский")
    case .german: LocalizedText(en: "German", ru: "немецкий")
    case .french: LocalizedText(en: "French", ru: "французский")
    case .italian: LocalizedText(en: "Italian", ru: "итальянский")
    case .portuguese: LocalizedText(en: "Portuguese", ru: "португальский")
    }
  }

  /// The name in the language itself.
  public var nativeName: String {
    switch self {
    case .english: "English"
    case .spanish: "español"
    case .russian: "русский"
    case .german: "Deutsch"
    case .french: "français"
    case .italian: "italiano"
    case .portuguese: "português"
    }
  }

  /// The codes of ISO 639-2, and other names.
  private var otherNames: [String] {
    switch self {
    case .english: ["eng"]
    case .spanish: ["spa", "castellano"]
    case .russian: ["rus"]
    case .german: ["deu", "ger"]
    case .french: ["fra", "fre"]
    case .italian: ["ita"]
    case .portuguese: ["por"]
    }
  }

  /// The languages by their folded names.
  private static let named = Dictionary(
    allCases.flatMap { language in
      (language.otherNames + [language.name(.english), language.name(.russian), language.nativeName]).map {
        (FoldedText($0).description, language)
      }
    }
  ) { first, _ in first }
}
