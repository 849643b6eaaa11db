import CoreModule

/// Looks up the words that come without a translation, in what is on this machine.
struct ImportLookUp {
  private let local: LookUp
  private let isLocalOnly: [Direction: Bool]

  init(sources: [any DictionarySource]) {
    local = LookUp(sources: sources).local
    var served: [Direction: Bool] = [:]
    for source in sources where !source.isLocal {
      for direction in source.directions { served[direction] = false }
    }
    isLocalOnly = served
  }

  /// The words, with what was found. A word that only a service may know is pending, for `fetch` to ask it.
  func complete(_ words: [Word]) async -> [Word] {
    var words = words
    for index in words.indices where words[index].translations.isEmpty {
      let answer = await local(words[index].text, in: words[index].direction)
      words[index].found = answer.found
      let isKnown = answer.found != nil || isLocalOnly[words[index].direction] ?? true
      words[index].pendingReason = isKnown ? nil : .offline
    }
    return words
  }
}
