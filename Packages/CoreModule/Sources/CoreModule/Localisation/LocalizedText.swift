/// One text in every language of the interface. A missing translation does not compile.
public struct LocalizedText: Equatable, Sendable {
  private let english: String
  private let russian: String

  /// A text with its two translations.
  public init(en english: String, ru russian: String) { (self.english, self.russian) = (english, russian) }

  /// A text that is the same in all languages: a word of the user's, a path, a number.
  public init(verbatim text: String) { self.init(en: text, ru: text) }

  /// The translation for `language`.
  public func callAsFunction(_ language: InterfaceLanguage) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }
}
