import LibStemmer
public import Stemming
import Synchronization

/// A stemmer of the Snowball project's C library.
public struct SnowballGrammar: Grammar {
  /// Lower case; English, French and Italian have apostrophes.
  public let spelling: WordSpelling
  private let library: LibraryStemmer

  /// The stemmer for a language code of ISO 639-1, or `nil` when the library has none.
  public init?(language: String) {
    guard let library = LibraryStemmer(language: language) else { return nil }
    self.library = library
    spelling = WordSpelling(
      letterCase: .small, keepsApostrophes: ["en", "fr", "it"].contains(language), elisions: Elisions.ofLanguages[language] ?? []
    )
  }

  public func stem(_ word: String) -> Stem { Stem(word: word, root: library.root(of: word)) }
}

/// A stemmer of the library, which only one thread may use at a time.
private final class LibraryStemmer: Sendable {
  /// Its address as a number, because a pointer is not `Sendable`.
  private let address: Mutex<UInt>

  init?(language: String) {
    guard let stemmer = sb_stemmer_new(language, nil) else { return nil }
    address = Mutex(UInt(bitPattern: stemmer))
  }

  deinit { address.withLock { sb_stemmer_delete(OpaquePointer(bitPattern: $0)) } }

  /// The root of a word in lower case; the word itself when the library is out of memory.
  func root(of word: String) -> String {
    address.withLock { address in
      let stemmer = OpaquePointer(bitPattern: address)
      var word = word
      return word.withUTF8 { bytes in
        guard let root = sb_stemmer_stem(stemmer, bytes.baseAddress, Int32(bytes.count)) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: root, count: Int(sb_stemmer_length(stemmer))), as: UTF8.self)
      } ?? word
    }
  }
}
