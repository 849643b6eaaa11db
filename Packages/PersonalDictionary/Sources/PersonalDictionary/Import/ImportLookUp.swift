import CoreModule

/// Looks up imported words without a translation in the local dictionaries.
struct ImportLookUp {
  private let lookUp: LookUp

  init(_ lookUp: LookUp) async throws(PersonalDictionaryProblem) { self.lookUp = try await lookUp.snapshot() }

  /// The words with their translations. A word that only a service may know becomes pending.
  func complete(_ words: [Word]) async throws(PersonalDictionaryProblem) -> [Word] {
    var words = words
    for index in words.indices where words[index].translations.isEmpty {
      let direction = words[index].direction
      words[index].found = try await lookUp.local(words[index].text, in: direction).found
      guard words[index].found == nil else { continue }
      words[index].pendingReason = try await lookUp.services(for: direction).isEmpty ? nil : .offline
    }
    return words
  }
}
