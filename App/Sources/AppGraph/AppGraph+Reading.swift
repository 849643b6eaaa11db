public import CoreModule
import PersonalDictionary
public import Reading

extension AppGraph: ReadingDependency {
  /// The stored marks of words, levels and texts.
  public var readingStore: any ReadingStore { environment.readingStore }
  /// Opens files of text.
  public var textOpener: any TextOpener { environment.textOpener }
  /// The SHA-256 of a file.
  public var fileDigest: FileDigest { environment.fileDigest }
  /// The user's dictionaries.
  public var textDictionary: any TextDictionary { SourcesTextDictionary(lookUp: localLookUp, dictionary: environment.gradedDictionary) }
  /// The words of the personal dictionary.
  public var readerWords: any ReaderWords {
    DictionaryReaderWords(
      store: environment.wordStore, sampler: environment.wordSampler, practice: environment.practiceStore, lookUp: localLookUp)
  }

  private var localLookUp: LookUp { personalDictionary(router: ClosureRouter { _ in }).build().lookUp.local }

  /// Builds the reading.
  public func reading(router: some Router<ReadingDestination>) -> ReadingBuilder {
    ReadingBuilder(dependency: self, router: logged(router))
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
