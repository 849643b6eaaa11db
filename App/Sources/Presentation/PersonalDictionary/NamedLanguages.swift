package import CorePresentation
package import PersonalDictionary

extension Direction {
  /// Reads two languages, which must differ.
  package static func languages(from: String?, to: String?) throws(Problem) -> (from: Language?, to: Language?) {
    let languages = (try from.map(Language.named), try to.map(Language.named))
    if let from = languages.0, from == languages.1 { throw .sameLanguages(from) }
    return languages
  }
}

extension Language {
  /// The language with this code or name.
  package static func named(_ name: String) throws(Problem) -> Language {
    guard let language = Language(named: name) else { throw .unknownLanguage(name) }
    return language
  }
}
