import CoreModule

extension LookUp {
  /// The likeliest reading of each of these texts, as a look-up in the local dictionaries finds it; `nil` for an unknown one, and for
  /// one that could only be guessed by rule. For the words of texts to be read: its entries may have nothing but their translations.
  ///
  /// - Parameter remembered: What earlier calls for the same text have found, and this one finds.
  /// - Throws: When the list of sources cannot be read.
  public func readings(
    of texts: [String], in direction: Direction, remembering remembered: inout RememberedEntries
  ) async throws(PersonalDictionaryProblem) -> [Reading?] {
    let local = try await asked().filter { $0.isLocal && $0.directions.contains(direction) }
    var query = LookUpQuery(local: local, direction: direction, policy: .cacheOnly, remembering: remembered.take(for: direction, local))
    var readings: [Reading?] = []
    readings.reserveCapacity(texts.count)
    for text in texts { readings.append(await query.likeliestReading(of: text)) }
    remembered = query.remembered ?? RememberedEntries()
    return readings
  }

  /// The readings, when nothing is to be remembered.
  public func readings(of texts: [String], in direction: Direction) async throws(PersonalDictionaryProblem) -> [Reading?] {
    var remembered = RememberedEntries()
    return try await readings(of: texts, in: direction, remembering: &remembered)
  }
}

/// Entries that were found while many texts are looked up: most of these are forms of few headwords.
public struct RememberedEntries: Sendable {
  private var direction: Direction?
  private var sources: [String] = []
  private var entries: [String: [DictionaryEntry]] = [:]

  /// Which words come again is soon known, so that more would only take memory.
  private static let most = 1 << 13

  /// Creates a memory of nothing.
  public init() {}

  /// What is remembered of these sources, leaving nothing here; nothing when it is of others.
  mutating func take(for direction: Direction, _ sources: [any DictionarySource]) -> RememberedEntries {
    var taken = RememberedEntries()
    swap(&taken, &self)
    let names = sources.map(\.name)
    if taken.direction != direction || taken.sources != names {
      (taken.direction, taken.sources, taken.entries) = (direction, names, [:])
    }
    return taken
  }

  subscript(text: String) -> [DictionaryEntry]? {
    get { entries[text] }
    set {
      if entries.count >= Self.most { entries.removeAll(keepingCapacity: true) }
      entries[text] = newValue
    }
  }
}
