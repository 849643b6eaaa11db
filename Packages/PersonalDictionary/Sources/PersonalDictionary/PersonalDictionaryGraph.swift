/// The builders of the personal dictionary's child features.
@MainActor
public struct PersonalDictionaryGraph {
  /// Looks words up in the user's dictionaries.
  public let lookUp: LookUp
  /// The list of all words.
  public let mainWordList: WordListBuilder
  /// The dialog that adds words.
  public let newWord: NewWordBuilder
  /// The choice of languages.
  public let langPicker: LangPickerBuilder
  /// The questions of the first run.
  public let firstRun: FirstRunBuilder
  /// The search.
  public let search: SearchBuilder
  /// The favourites.
  public let favorites: WordListBuilder
  /// The dictionary entry of a word.
  public let dictionaryEntry: DictionaryEntryBuilder
  /// The word editor.
  public let wordEditor: WordEditorBuilder
  /// The list of sources.
  public let sources: SourcesBuilder
  /// The queue of pending look-ups.
  public let pendingWords: PendingWordsBuilder
  /// The daily reminder to add a word.
  public let reminder: ReminderBuilder
  /// The import of files from other programs.
  public let wordImport: ImportBuilder
}
