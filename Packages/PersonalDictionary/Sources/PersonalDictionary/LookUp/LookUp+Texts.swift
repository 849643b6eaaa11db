import CoreModule

extension LookUp {
  /// The likeliest reading of each of these texts, as a look-up in the local dictionaries finds it; `nil` for an unknown one, and for
  /// one that could only be guessed by rule. For the words of texts to be read.
  ///
  /// - Throws: When the list of sources cannot be read.
  public func readings(of texts: [String], in direction: Direction) async throws(PersonalDictionaryProblem) -> [Reading?] {
    let local = try await asked().filter { $0.isLocal && $0.directions.contains(direction) }
    var query = LookUpQuery(local: local, direction: direction, policy: .cacheOnly, forManyTexts: true)
    var readings: [Reading?] = []
    readings.reserveCapacity(texts.count)
    for text in texts { readings.append(await query.likeliestReading(of: text)) }
    return readings
  }
}
