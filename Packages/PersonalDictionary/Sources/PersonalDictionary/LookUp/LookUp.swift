/// Asks the sources for a word, in the user's order.
public struct LookUp: Sendable {
  private let sources: [any DictionarySource]

  /// A look-up in these sources, the first one first.
  public init(sources: [any DictionarySource]) { self.sources = sources }

  /// A look-up that leaves the network alone.
  public var local: LookUp { LookUp(sources: sources.filter(\.isLocal)) }

  /// What the sources know about `text`, or about its base form when none has the word itself.
  ///
  /// The local sources are merged. Only when they have nothing, not for a base form either, are the others asked, until one knows the word.
  public func callAsFunction(_ text: String, in direction: Direction) async -> LookUpAnswer {
    let serving = sources.filter { $0.directions.contains(direction) }
    var reason: PendingReason?
    var local = serving.filter(\.isLocal)
    let entries = await ask(&local, for: text, in: direction, &reason)
    let baseForms = BaseForms(of: direction.from)
    let isHeadword = entries.contains { baseForms.isSpelling(text, of: $0.headword) }
    if isHeadword { return LookUpAnswer(direction: direction, entries: entries) }
    for candidate in baseForms.candidates(for: text) {
      let entries = await ask(&local, for: candidate, in: direction, &reason)
      if let headword = entries.first?.headword { return LookUpAnswer(direction: direction, entries: entries, baseForm: headword) }
    }
    if !entries.isEmpty { return LookUpAnswer(direction: direction, entries: entries) }
    for source in serving where !source.isLocal {
      var one = [source]
      let entries = await ask(&one, for: text, in: direction, &reason)
      if !entries.isEmpty { return LookUpAnswer(direction: direction, entries: entries) }
    }
    return LookUpAnswer(direction: direction, entries: [], pendingReason: reason)
  }

  /// The entries of all `sources`. One that cannot be asked is taken out of them, and `reason` keeps the first reason why.
  private func ask(
    _ sources: inout [any DictionarySource], for text: String, in direction: Direction, _ reason: inout PendingReason?
  ) async -> [DictionaryEntry] {
    var entries: [DictionaryEntry] = []
    var answering: [any DictionarySource] = []
    for source in sources {
      do {
        entries += try await source.entries(for: text, in: direction)
        answering.append(source)
      } catch {
        switch error {
        case .unreachable(let why): reason = reason ?? why
        }
      }
    }
    sources = answering
    return entries
  }
}
