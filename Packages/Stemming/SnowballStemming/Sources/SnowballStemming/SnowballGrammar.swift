import LibStemmer
public import Stemming
import Synchronization

/// A stemmer of the Snowball project, by its C library.
public struct SnowballGrammar: Grammar {
  /// Small letters; in English, French and Italian an apostrophe means something.
  public let spelling: WordSpelling
  private let library: LibraryStemmer

  /// The stemmer of the language with this code of ISO 639-1, or `nil` when the library has none.
  public init?(language: String) {
    guard let library = LibraryStemmer(language: language) else { return nil }
    self.library = library
    spelling = WordSpelling(
      letterCase: .small, keepsApostrophes: ["en", "fr", "it"].contains(language), elisions: Elisions.ofLanguages[language] ?? []
    )
  }

  /// See `Grammar.stem(_:)`.
  public func stem(_ word: String) -> Stem { Stem(word: word, root: library.root(of: word)) }
}

/// An object of the library, which only one thread may use at a time.
private final class LibraryStemmer: Sendable {
  /// Its address: a pointer itself cannot be handed from one thread to another.
  private let address: Mutex<UInt>

  init?(language: String) {
    guard let stemmer = sb_stemmer_new(language, nil) else { return nil }
    address = Mutex(UInt(bitPattern: stemmer))
  }

  deinit { address.withLock { sb_stemmer_delete(OpaquePointer(bitPattern: $0)) } }

  /// The root of a word in small letters; the word itself when the library has no memory left.
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
