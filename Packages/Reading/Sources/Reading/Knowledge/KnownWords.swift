import CoreModule

/// What finds out which words are known.
struct KnownWords: Sendable {
  let dictionary: any TextDictionary
  let words: any ReaderWords
  let store: any ReadingStore

  @MainActor
  init(_ dependency: any KnownWordsDependency) {
    dictionary = dependency.textDictionary
    words = dependency.readerWords
    store = dependency.readingStore
  }
}
