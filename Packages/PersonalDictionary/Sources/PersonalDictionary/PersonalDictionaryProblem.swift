public import CoreModule

/// A failure that the personal dictionary reports to the user.
public enum PersonalDictionaryProblem: Error, Equatable, Sendable {
  /// This text cannot be stored.
  case unacceptable(text: String, UserTextProblem)
  /// No stored words have these names or numbers; `near` has similar words.
  case noSuchWords([WordSelector], near: [Word] = [])
  /// Several words have this text.
  case ambiguous(WordSelector, [Word])
  /// Nothing was found for this text.
  case nothingFound(text: String)
  /// Nothing was found for this text, but these sources gave no answer.
  case unanswered(text: String, [SourceFailure])
  /// The words could not be read or changed.
  case store(WordStoreError)
  /// The list of sources could not be read or changed.
  case sources(SourceStoreError)
  /// No source has this name; `known` are the existing ones.
  case noSuchSource(name: String, known: [String])
  /// The dictionary to add under this name has unusable files.
  case unusableSource(name: String, SourceFault)
  /// The languages of the dictionary are unknown.
  case unknownDirection(InstalledDictionary)
  /// The source is an installed dictionary that is not in the list, so it cannot be removed.
  case installedStays(SourceConfiguration)
  /// The source does not serve this direction.
  case notServed(SourceConfiguration, Direction)
  /// The program does not support this kind of source.
  case sourceNotSupported(SourceConfiguration)
}

extension UserText {
  /// Normalizes `text`, or throws that it cannot be stored.
  init(checking text: String) throws(PersonalDictionaryProblem) {
    do throws(UserTextProblem) { try self.init(text) } catch { throw .unacceptable(text: text, error) }
  }
}

extension PersonalDictionaryProblem {
  init(_ error: StorageError) { self = .store(.storage(error)) }
}
