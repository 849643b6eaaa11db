package import CoreModule
package import CorePresentation
package import PersonalDictionary

extension SearchText {
  /// Parses a query, and refuses one that cannot be understood.
  package init(checking text: String, in field: SearchField = .all, _ localTime: LocalTime, _ now: Timestamp) throws(Problem) {
    let search = SearchText(text, in: field) { day in
      do throws(Problem) { return try moment(day, localTime, now) } catch { return nil }
    }
    guard !search.isEmpty else { throw Problem(.blank, in: text) }
    guard search.count <= SearchTerm.maximumCount else { throw .tooManyTerms(search.count) }
    switch search.faults.first {
    case nil: self = search
    case .unknownLanguage(let name): throw .unknownLanguage(name)
    case .badDate(let day): throw .badDate(day)
    case .badStability(let text): throw .badStability(text)
    }
  }
}

extension Problem {
  fileprivate static func badStability(_ text: String) -> Problem {
    Problem(
      .badData, "bad_stability",
      en: ("“\(text)” does not say how long a word is remembered.", "Use stability:>30d or stability:<2w, in quotes."),
      ru: ("«\(text)» не указывает, на какой срок слово запомнено.", "Используйте stability:>30d или stability:<2w, в кавычках.")
    )
  }
}
