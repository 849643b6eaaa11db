public import CoreModule

/// What a screen of the personal dictionary has to tell the user when something did not work.
public enum PersonalDictionaryProblem: Error, Equatable, Sendable {
  /// A text that cannot be kept, and which one it was.
  case unacceptable(text: String, UserTextProblem)
  /// No stored word answers to these names or numbers; some are spelled almost so.
  case noSuchWords([WordSelector], near: [Word] = [])
  /// Several words answer to this text.
  case ambiguous(WordSelector, [Word])
  /// Nothing was found for this text in this direction.
  case nothingFound(text: String)
  /// Nothing was found for this text in this direction, but these sources gave no answer, and may have it; the first of them tells why.
  case unanswered(text: String, [SourceFailure])
  /// The words could not be read or changed.
  case store(WordStoreError)
  /// The chain of sources could not be read or changed.
  case sources(SourceStoreError)
  /// No source is called so; these are there.
  case noSuchSource(name: String, known: [String])
  /// The files of a dictionary that was to be added under this name cannot be used.
  case unusableSource(name: String, SourceFault)
  /// It cannot be told which languages the dictionary is for.
  case unknownDirection(InstalledDictionary)
  /// The source is installed on this machine and stored nowhere, so there is nothing to take out.
  case installedStays(SourceConfiguration)
  /// The source does not serve this direction.
  case notServed(SourceConfiguration, Direction)
  /// This program cannot ask a source of this kind.
  case sourceNotSupported(SourceConfiguration)
}

extension PersonalDictionaryProblem {
  init(_ error: StorageError) { self = .store(.storage(error)) }
}
