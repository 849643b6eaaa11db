import CoreModule

extension LookUp {
  /// From this many texts on, half of them are looked up on a second core.
  private static let many = 32

  /// Looks up many texts in the local dictionaries and returns what `make` makes of the likeliest reading of each; `nil` for an unknown
  /// text, and for one that could only be guessed by rule. Meant for the words of texts to be read: the entries may have only headwords,
  /// parts of speech and translations.
  ///
  /// - Parameter remembered: What earlier calls found, which is used again; this call adds to it.
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

  /// The likeliest readings of many texts; see ``readings(of:in:remembering:as:)``.
  public func readings(of texts: [String], in direction: Direction) async throws(PersonalDictionaryProblem) -> [Reading?] {
    var remembered = RememberedEntries()
    return try await readings(of: texts, in: direction, remembering: &remembered) { $0 }
  }

  /// What a text is as this part of speech, by the local dictionaries; `nil` if it is none.
  ///
  /// - Throws: When the list of sources cannot be read.
  public func reading(
    of text: String, as partOfSpeech: String, in direction: Direction
  ) async throws(PersonalDictionaryProblem) -> Reading? {
    let local = try await asked().filter { $0.isLocal && $0.directions.contains(direction) }
    var query = LookUpQuery(local: local, direction: direction, policy: .cacheOnly)
    return await query.localAnswer(to: text).readings.first { $0.partOfSpeech == partOfSpeech }
  }
}

extension LookUpQuery {
  /// The results of `make` for the likeliest readings of these texts, and the memory after them.
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

/// A cache for look-ups of many texts, most words of which are forms of a few headwords.
public struct RememberedEntries: Sendable {
  private var direction: Direction?
  private var sources: [String] = []
  /// The results of the search on each of the two cores.
  private var first = Memory()
  private var second = Memory()
  /// The words that the last call did not find, in lower case; they need not be looked up again with other capitals.
  private var unknown: Set<String> = []

  /// Creates an empty cache.
  public init() {}

  /// The number of texts whose entries are cached.
  public var count: Int { first.count + second.count }

  /// Empties the cache if it is for another direction or other sources.
  mutating func begin(_ direction: Direction, _ sources: [any DictionarySource]) {
    let names = sources.map(\.name)
    if self.direction != direction || self.sources != names { self = RememberedEntries() }
    (self.direction, self.sources) = (direction, names)
  }

  /// The memory of the first core. It is moved out of the cache, so that changing it copies nothing.
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

  /// Entries by the text that was looked up.
  struct Memory: Sendable {
    private var entries: [String: [DictionaryEntry]] = [:]
    fileprivate var count: Int { entries.count }
    /// Words without entries, in lower case.
    fileprivate var unknown: Set<String> = []
    fileprivate var unknownBefore: Set<String> = []

    /// A full memory is emptied; the frequent words are soon in it again, so a larger one would gain little.
    private static let maximumTexts = 3 << 10

    subscript(text: String) -> [DictionaryEntry]? {
      get { entries[text] }
      set {
        if entries.count >= Self.maximumTexts { entries.removeAll(keepingCapacity: true) }
        entries[text] = newValue
      }
    }

    /// Whether `text` is known not to be a word, in this spelling or with its first letter in the other case.
    func isUnknown(_ text: String) -> Bool { Self.small(text).map { unknown.contains($0) || unknownBefore.contains($0) } ?? false }

    mutating func setUnknown(_ text: String) {
      if let small = Self.small(text) { unknown.insert(small) }
    }

    /// A copy in which these words count as unknown, too.
    fileprivate func knowing(_ unknown: Set<String>) -> Memory {
      var memory = self
      memory.unknownBefore = unknown
      return memory
    }

    fileprivate mutating func forgetUnknown() { (unknown, unknownBefore) = ([], []) }

    /// A single word in lower case; `nil` for several words, and for one with capitals after its first letter.
    private static func small(_ text: String) -> String? {
      guard !text.utf8.contains(0x20) else { return nil }
      let small = text.inSmallLetters
      return small == text || small.dropFirst() == text.dropFirst() ? small : nil
    }
  }
}
