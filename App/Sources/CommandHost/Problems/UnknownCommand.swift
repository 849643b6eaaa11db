import PersonalDictionary

/// A command that does not exist, which may be a word that the user wants to look up.
@MainActor
struct UnknownCommand {
  let name: String
  /// The arguments after it that may belong to the same phrase.
  let following: [String]

  /// The longest beginning of the arguments that the local dictionaries have, as it is typed after `glot lookup`; `nil` when there is none.
  func word(in context: Context) async -> String? {
    let phrase = ([name] + following).joined(separator: " ")
    if await isWord(phrase, in: context) { return quoted(phrase) }
    guard await isWord(name, in: context) else { return nil }
    for word in following {
      guard await isWord(word, in: context) else { return quoted(name) }
    }
    return ([name] + following).map(quoted).joined(separator: " ")
  }

  private func isWord(_ text: String, in context: Context) async -> Bool {
    // Other characters could mean something to the shell.
    guard text.allSatisfy({ $0.isLetter || " -'’".contains($0) }), text.first?.isLetter == true else { return false }
    let entry = context.personalDictionary().dictionaryEntry.build()
    await entry.lookUp(text)
    return entry.state.isWord
  }

  private func quoted(_ text: String) -> String { text.contains("'") ? "\"\(text)\"" : text }
}

extension DictionaryEntryState {
  /// Whether the text is a word or phrase of a dictionary, not only parts of one or a guess.
  fileprivate var isWord: Bool {
    guard let answer else { return false }
    if !answer.detected.isEmpty { return true }
    return problem == nil && !answer.isOfParts && answer.readings.first?.match != .guessed
  }
}
