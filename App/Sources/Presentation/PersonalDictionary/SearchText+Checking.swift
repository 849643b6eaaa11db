package import CoreModule
package import CorePresentation
package import PersonalDictionary

extension SearchText {
  /// Parses a query, and refuses one that cannot be understood.
  package init(checking text: String, in field: SearchField = .all, _ localTime: LocalTime, _ now: Timestamp) throws(Problem) {
    let search = SearchText(text, in: field, localTime, now)
    guard !search.isEmpty else { throw Problem(.blank, in: text) }
    guard search.count <= SearchTerm.maximumCount else { throw .tooManyTerms(search.count) }
    if let fault = search.faults.first { throw fault.problem }
    self = search
  }

  /// Parses a query with dates as people write them; what cannot be understood is left out.
  package init(_ text: String, in field: SearchField, _ localTime: LocalTime, _ now: Timestamp) {
    self.init(text, in: field) { day in
      do throws(Problem) { return try moment(day, localTime, now) } catch { return nil }
    }
  }

  /// What was left out of the query or searched for as text, though it looks like an operator. The beginning of an operator, at the end of
  /// the `typed` text, is still being typed.
  package func remarks(typing typed: String) -> [LocalizedText] {
    let unknown = unknownPrefixes.filter { prefix in
      !(typed.hasSuffix(prefix) && Self.prefixes.contains { $0.hasPrefix(prefix) })
    }
    return faults.map { $0.problem.sentence } + unknown.map(WordPhrases.unknownPrefix)
  }
}

extension SearchText.Fault {
  fileprivate var problem: Problem {
    switch self {
    case .unknownLanguage(let name): .unknownLanguage(name)
    case .badDate(let day): .badDate(day)
    case .badStability(let text): .badStability(text)
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
