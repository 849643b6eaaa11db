public import CoreModule
public import Foundation

/// A text that the reader has opened. The text itself stays in its file.
public struct ReadText: Hashable, Identifiable, Sendable {
  /// The identity of a text.
  public typealias ID = Tagged<ReadText, UUID>

  /// The identity of the text.
  public let id: ID
  /// The absolute path of its file.
  public var path: String
  /// The SHA-256 of its file in hexadecimal digits, by which it is known when it was moved.
  public var digest: String
  /// The title of the text, if it has one.
  public var title: String?
  /// The languages of the text and of the translations.
  public var languages: LanguagePair
  /// How far the reader has come.
  public var place: TextPlace
  /// How many words it has, and how many are known; `nil` before they are counted.
  public var count: WordCount?
  /// When it was opened last.
  public var opened: Timestamp

  /// Creates a text.
  public init(
    id: ID, path: String, digest: String, title: String?, languages: LanguagePair, place: TextPlace = TextPlace(),
    count: WordCount? = nil, opened: Timestamp
  ) {
    self.id = id
    self.path = path
    self.digest = digest
    self.title = title
    self.languages = languages
    self.place = place
    self.count = count
    self.opened = opened
  }

  /// The title, or else the name of the file.
  public var name: String { title ?? path.split(separator: "/").last.map(String.init) ?? path }
}

/// A word of a text.
public struct TextPlace: Hashable, Comparable, Sendable {
  /// The number of its block, from 0.
  public var block: Int
  /// The number of the word in the block, from 0.
  public var word: Int

  /// Creates a place, by default the beginning of the text.
  public init(block: Int = 0, word: Int = 0) { (self.block, self.word) = (block, word) }

  /// Earlier places come first.
  public static func < (left: Self, right: Self) -> Bool { (left.block, left.word) < (right.block, right.word) }
}

/// The number of words of a text, and how many of them the reader knows. Words that are ignored count as known.
public struct WordCount: Hashable, Sendable {
  /// The number of words.
  public var words: Int
  /// How many of them are known.
  public var known: Int

  /// Creates a count.
  public init(words: Int = 0, known: Int = 0) { (self.words, self.known) = (words, known) }

  /// The share of known words, from 0 to 1; `nil` without words.
  public var share: Double? { words == 0 ? nil : Double(known) / Double(words) }
}

/// How a text to open is named.
public enum TextReference: Hashable, Sendable {
  /// By the absolute path of its file.
  case path(String)
  /// By its identity among the texts that were read.
  case text(ReadText.ID)
}
