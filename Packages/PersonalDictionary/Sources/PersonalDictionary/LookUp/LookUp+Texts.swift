import CoreModule

extension LookUp {
  /// Of this many texts, half are looked up on a second core.
  private static let many = 256

  /// The likeliest reading of each of these texts, as a look-up in the local dictionaries finds it; `nil` for an unknown one, and for
  /// one that could only be guessed by rule. For the words of texts to be read: its entries may have nothing but their translations.
  ///
  /// - Parameter remembered: What earlier calls for the same text have found, and this one finds.
  /// - Throws: When the list of sources cannot be read.
  public func readings(
    of texts: [String], in direction: Direction, remembering remembered: inout RememberedEntries
  ) async throws(PersonalDictionaryProblem) -> [Reading?] {
    let local = try await asked().filter { $0.isLocal && $0.directions.contains(direction) }
    let (memory, otherMemory) = remembered.take(for: direction, local)
    let query = LookUpQuery(local: local, direction: direction, policy: .cacheOnly, remembering: memory)
    guard texts.count >= Self.many else {
      let (readings, memory) = await query.likeliestReadings(of: texts[...])
      remembered.put(memory, otherMemory)
      return readings
    }
    let otherQuery = LookUpQuery(local: local, direction: direction, policy: .cacheOnly, remembering: otherMemory)
    async let others = otherQuery.likeliestReadings(of: texts[(texts.count / 2)...])
    let (readings, found) = await query.likeliestReadings(of: texts[..<(texts.count / 2)])
    let (otherReadings, otherFound) = await others
    remembered.put(found, otherFound)
    return readings + otherReadings
  }

  /// The readings, when nothing is to be remembered.
  public func readings(of texts: [String], in direction: Direction) async throws(PersonalDictionaryProblem) -> [Reading?] {
    var remembered = RememberedEntries()
    return try await readings(of: texts, in: direction, remembering: &remembered)
  }
}

extension LookUpQuery {
  /// The likeliest readings of these texts, and what is remembered after them.
  fileprivate consuming func likeliestReadings(of texts: ArraySlice<String>) async -> ([Reading?], RememberedEntries.Memory) {
    var query = self
    var readings: [Reading?] = []
    readings.reserveCapacity(texts.count)
    for text in texts { readings.append(await query.likeliestReading(of: text)) }
    return (readings, query.remembered ?? RememberedEntries.Memory())
  }
}

/// Entries that were found while many texts are looked up: most of these are forms of few headwords.
public struct RememberedEntries: Sendable {
  private var direction: Direction?
  private var sources: [String] = []
  /// What was found on each core.
  private var memories = (Memory(), Memory())

  /// Creates a memory of nothing.
  public init() {}

  /// Takes what is remembered of these sources; nothing when it is of others.
  mutating func take(for direction: Direction, _ sources: [any DictionarySource]) -> (Memory, Memory) {
    let names = sources.map(\.name)
    defer { memories = (Memory(), Memory()) }
    guard self.direction == direction, self.sources == names else {
      (self.direction, self.sources) = (direction, names)
      return (Memory(), Memory())
    }
    return memories
  }

  mutating func put(_ one: Memory, _ other: Memory) { memories = (one, other) }

  /// Entries by the text that was asked for.
  struct Memory: Sendable {
    private var entries: [String: [DictionaryEntry]] = [:]

    /// Which words come again is soon known, so that more would only take memory.
    private static let maximumTexts = 1 << 12

    subscript(text: String) -> [DictionaryEntry]? {
      get { entries[text] }
      set {
        if entries.count >= Self.maximumTexts { entries.removeAll(keepingCapacity: true) }
        entries[text] = newValue
      }
    }
  }
}
