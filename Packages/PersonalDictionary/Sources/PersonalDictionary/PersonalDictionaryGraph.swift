/// A built personal dictionary: the builders of its child features.
@MainActor
public struct PersonalDictionaryGraph {
  /// The list of all words.
  public let mainWordList: WordListBuilder
  /// Adding words.
  public let newWord: NewWordBuilder
  /// The choice of languages.
  public let langPicker: LangPickerBuilder
  /// Finding words.
  public let search: SearchBuilder
  /// The favourites.
  public let favorites: WordListBuilder
  /// The full entry of a word.
  public let dictionaryEntry: DictionaryEntryBuilder
  /// Changing a word.
  public let wordEditor: WordEditorBuilder
  /// The dictionaries that are asked.
  public let sources: SourcesBuilder
  /// The look-ups that are owed.
  public let pendingWords: PendingWordsBuilder
  /// Taking everything out and in.
  public let transfer: TransferBuilder
  /// The daily reminder to add a word.
  public let reminder: ReminderBuilder
  /// Taking in the words of files that other programs wrote.
  public let wordImport: ImportBuilder
}
