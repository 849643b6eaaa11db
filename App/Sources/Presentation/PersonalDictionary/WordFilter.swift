package import CoreModule
package import PersonalDictionary

/// Which words are listed, in which order, and how many.
package struct WordFilter {
  package var from: Language?
  package var to: Language?
  package var isStarred = false
  package var tags: [String] = []
  package var status: WordStatusKind?
  package var since: Timestamp?
  package var order: WordOrder
  package var limit: Int?

  package init(order: WordOrder) { self.order = order }

  /// Applies the filter to a query.
  package func narrow(_ query: inout WordQuery) {
    query.isStarred = query.isStarred || isStarred
    query.from = from
    query.to = to
    query.tags = tags
    query.status = status
    query.since = since
    query.order = order
    query.limit = limit
  }
}
