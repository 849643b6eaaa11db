import CoreModule

extension LookUp {
  /// Of this many texts, half are looked up on a second core.
  private static let many = 32

  /// What `make` makes of the likeliest reading of each of these texts, as a look-up in the local dictionaries finds it; `nil` for an unknown
  /// one, and for one that could only be guessed by rule. For the words of texts to be read: its entries may have nothing but their
  /// translations.
  ///
  /// - Parameter remembered: What earlier calls for the same text have found, and this one finds.
  /// - Throws: When the list of sources cannot be read.
  public func readings<Value: Sendable>(
    of texts: [String], in direction: Direction, remembering remembered: inout RememberedEntries,
    as make: @escaping @Sendable (Reading) -> Value
  ) async throws(PersonalDictionaryProblem) -> [Value?] {
    let local = try await asked().filter { $0.isLocal && $0.directions.contains(direction) }
    remembered.begin(direction, local)
    let query = LookUpQuery(local: local, direction: direction, policy: .cacheOnly, remembering: remembered.takeFirst())
    guard texts.count >= Self.many else {
      let (readings, memory) = await query.likeliestReadings(of: texts[...], make)
      remembered.put(memory, nil)
      return readings
    }
    let otherQuery = LookUpQuery(local: local, direction: direction, policy: .cacheOnly, remembering: remembered.takeSecond())
    async let others = otherQuery.likeliestReadings(of: texts[(texts.count / 2)...], make)
    let (readings, found) = await query.likeliestReadings(of: texts[..<(texts.count / 2)], make)
    let (otherReadings, otherFound) = await others
    remembered.put(found, otherFound)
    return readings + otherReadings
  }

  /// The readings themselves, when nothing is to be remembered.
  public func readings(of texts: [String], in direction: Direction) async throws(PersonalDictionaryProblem) -> [Reading?] {
    var remembered = RememberedEntries()
    return try await readings(of: texts, in: direction, remembering: &remembered) { $0 }
  }
}

extension LookUpQuery {
  /// What is made of the likeliest readings of these texts, and what is remembered after them.
  fileprivate consuming func likeliestReadings<Value: Sendable>(
    of texts: ArraySlice<String>, _ make: @Sendable (Reading) -> Value
  ) async -> ([Value?], RememberedEntries.Memory) {
    var query = self
    var readings: [Value?] = []
    readings.reserveCapacity(texts.count)
    for text in texts { readings.append(await query.likeliestReading(of: text).map(make)) }
    return (readings, query.remembered ?? RememberedEntries.Memory())
  }
}

/// What was found while many texts are looked up: most of these are forms of few headwords.
public struct RememberedEntries: Sendable {
  private var direction: Direction?
  private var sources: [String] = []
  /// What was found on each core.
  private var first = Memory()
  private var second = Memory()
  /// The words that the last call did not find, in lower case: the next one asks for them with other capitals.
  private var unknown: Set<String> = []

  /// Creates a memory of nothing.
  public init() {}

  /// How many entries it has.
  public var count: Int { first.count + second.count }

  /// Forgets what is remembered of other sources than these.
  mutating func begin(_ direction: Direction, _ sources: [any DictionarySource]) {
    let names = sources.map(\.name)
    if self.direction != direction || self.sources != names { self = RememberedEntries() }
    (self.direction, self.sources) = (direction, names)
  }

  /// What was found on the first core. It is given away, so that nothing is copied when it changes.
  mutating func takeFirst() -> Memory {
    defer { first = Memory() }
    return first.knowing(unknown)
  }

  mutating func takeSecond() -> Memory {
    defer { second = Memory() }
    return second.knowing(unknown)
  }

  /// Puts back what was taken, with what was found meanwhile.
  mutating func put(_ first: Memory, _ second: Memory?) {
    self.first = first
    unknown = first.unknown
    self.first.forgetUnknown()
    guard let second else { return }
    self.second = second
    unknown.formUnion(second.unknown)
    self.second.forgetUnknown()
  }

  /// Entries by the text that was asked for.
  struct Memory: Sendable {
    private var entries: [String: [DictionaryEntry]] = [:]
    fileprivate var count: Int { entries.count }
    /// Words without entries, in lower case.
    fileprivate var unknown: Set<String> = []
    fileprivate var unknownBefore: Set<String> = []

    /// Which words come again is soon known, so that more would only take memory.
    private static let maximumTexts = 1 << 11

    subscript(text: String) -> [DictionaryEntry]? {
      get { entries[text] }
      set {
        if entries.count >= Self.maximumTexts { entries.removeAll(keepingCapacity: true) }
        entries[text] = newValue
      }
    }

    /// Whether no word is spelled like this, also with a small letter for its capital or the other way round.
    func isUnknown(_ text: String) -> Bool { Self.small(text).map { unknown.contains($0) || unknownBefore.contains($0) } ?? false }

    mutating func setUnknown(_ text: String) {
      if let small = Self.small(text) { unknown.insert(small) }
    }

    /// The same, when these words were not found before.
    fileprivate func knowing(_ unknown: Set<String>) -> Memory {
      var memory = self
      memory.unknownBefore = unknown
      return memory
    }

    fileprivate mutating func forgetUnknown() { (unknown, unknownBefore) = ([], []) }

    /// A single word in lower case; `nil` for several, and for one that has capitals inside.
    private static func small(_ text: String) -> String? {
      guard !text.utf8.contains(0x20) else { return nil }
      let small = text.lowercased()
      return small == text || small.dropFirst() == text.dropFirst() ? small : nil
    }
  }
}
