/// Asks the sources for a word, in the user's order.
public struct LookUp: Sendable {
  private let sources: [any DictionarySource]

  /// A look-up in these sources, the first one first.
  public init(sources: [any DictionarySource]) { self.sources = sources }

  /// What the sources know about `text`, or about its base form when none has the word itself.
  public func callAsFunction(_ text: String, in direction: Direction) async -> LookUpAnswer {
    let serving = sources.filter { $0.directions.contains(direction) }
    let (entries, reason) = await ask(serving, for: text, in: direction)
    if !entries.isEmpty { return LookUpAnswer(direction: direction, entries: entries) }
    for candidate in BaseForms(of: direction.from).candidates(for: text) {
      let (entries, _) = await ask(serving, for: candidate, in: direction)
      if let headword = entries.first?.headword {
        return LookUpAnswer(direction: direction, entries: entries, baseForm: headword)
      }
    }
    return LookUpAnswer(direction: direction, entries: [], pendingReason: reason)
  }

  private func ask(
    _ sources: [any DictionarySource], for text: String, in direction: Direction
  ) async -> (entries: [DictionaryEntry], reason: PendingReason?) {
    var entries: [DictionaryEntry] = []
    var reason: PendingReason?
    for source in sources {
      do {
        entries += try await source.entries(for: text, in: direction)
      } catch {
        switch error {
        case .unreachable(let why): reason = reason ?? why
        }
      }
    }
    return (entries, reason)
  }
}
