/// Where the feature may ask to go.
public enum PersonalDictionaryDestination: Equatable, Sendable {
  /// The dictionary entry of a stored word.
  case entry(Word.Number)
  /// The dialog that adds a word.
  case newWord
  /// The search.
  case search
  /// The favourites.
  case favorites
  /// The look-ups that are owed.
  case pendingWords
  /// The choice of languages.
  case langPicker
  /// The dictionaries that are asked.
  case sources
  /// Taking in the words of a file.
  case wordImport
  /// The daily reminder.
  case reminder
}
