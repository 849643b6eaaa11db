public import CoreModule
import PersonalDictionary
public import Reading

extension AppEnvironment: ReadingDependency {
  /// The user's dictionaries.
  public var textDictionary: any TextDictionary { SourcesTextDictionary(lookUp: localLookUp, dictionary: gradedDictionary) }
  /// The words of the personal dictionary.
  public var readerWords: any ReaderWords {
    DictionaryReaderWords(store: wordStore, sampler: wordSampler, practice: practiceStore, lookUp: localLookUp)
  }

  @MainActor private var localLookUp: LookUp { LookUp(self).local }
}

extension AppGraph {
  /// Builds the reading.
  public func reading(router: some Router<ReadingDestination>) -> ReadingBuilder {
    ReadingBuilder(dependency: environment, router: logged(router))
  }
}

/// For hosts that open no files of text.
public struct NoTextFiles: TextOpener {
  /// Creates it.
  public init() {}

  public func open(_ path: String, as format: TextFileFormat?) throws(TextFileError) -> any TextBlockReader {
    throw TextFileError(path: path, .file(.missing))
  }

  public func read(_ stream: any ByteStream, as format: TextFileFormat?, name: String?) throws(TextFileError) -> any TextBlockReader {
    throw TextFileError(path: name, .file(.missing))
  }
}
