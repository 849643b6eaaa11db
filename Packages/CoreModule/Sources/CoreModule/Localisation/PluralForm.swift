/// The plural forms that English and Russian distinguish for whole numbers.
///
/// Source: Unicode CLDR, Language Plural Rules, cardinal: English one/other, Russian one/few/many.
public enum PluralForm: Sendable {
  /// 1 word · 1, 21, 101 слово
  case one
  /// 2, 3, 4, 22 слова (never in English)
  case few
  /// 0, 2, 5 words · 0, 5, 11, 25 слов
  case many

  /// The form for `count` in `language`.
  public init(_ count: Int, in language: InterfaceLanguage) {
    let magnitude = count.magnitude
    switch language {
    case .english:
      self = magnitude == 1 ? .one : .many
    case .russian:
      let unit = magnitude % 10
      let hundred = magnitude % 100
      if unit == 1, hundred != 11 {
        self = .one
      } else if (2...4).contains(unit), !(12...14).contains(hundred) {
        self = .few
      } else {
        self = .many
      }
    }
  }
}

/// A noun with the forms that are needed to count it.
public struct CountedNoun: Sendable {
  private let english: (one: String, many: String)
  private let russian: (one: String, few: String, many: String)

  /// A noun with its English and Russian forms (1 слово, 2 слова, 5 слов).
  public init(en english: (one: String, many: String), ru russian: (one: String, few: String, many: String)) {
    self.english = english
    self.russian = russian
  }

  /// The number with the noun in the right form: `2 words`, `2 слова`.
  public func callAsFunction(_ count: Int) -> LocalizedText {
    LocalizedText(en: "\(count) \(englishForm(count))", ru: "\(count) \(russianForm(count))")
  }

  private func englishForm(_ count: Int) -> String {
    PluralForm(count, in: .english) == .one ? english.one : english.many
  }

  private func russianForm(_ count: Int) -> String {
    switch PluralForm(count, in: .russian) {
    case .one: russian.one
    case .few: russian.few
    case .many: russian.many
    }
  }
}
