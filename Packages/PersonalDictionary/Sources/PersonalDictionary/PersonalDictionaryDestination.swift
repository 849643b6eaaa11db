/// The screens that the feature asks its router to show.
public enum PersonalDictionaryDestination: Equatable, Sendable {
  /// The dictionary entry of a stored word.
  case entry(Word.Number)
  /// The editor of a stored word.
  case editor(Word)
  /// The dialog that adds a word.
  case newWord
  /// The search.
  case search
  /// The favourites.
  case favorites
  /// The queue of pending look-ups.
  case pendingWords
  /// The choice of languages.
  case langPicker
  /// The list of sources.
  case sources
  /// The installed dictionaries, to add them to the sources.
  case installedDictionaries
  /// Look-ups in the source with this name only.
  case sourceTest(String)
  /// The import of words from a file.
  case wordImport
  /// The daily reminder.
  case reminder
}
