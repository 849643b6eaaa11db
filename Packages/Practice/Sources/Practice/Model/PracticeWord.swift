public import CoreModule
public import Foundation

/// The data of a word that practice needs.
public struct PracticeWord: Hashable, Identifiable, Sendable {
  /// The identity of the word in the dictionary that it comes from.
  public typealias ID = Tagged<PracticeWord, UUID>

  /// The identity of the word in the dictionary that it comes from.
  public let id: ID
  /// The word itself.
  public var text: String
  /// The language of the word and that of its translations.
  public var languages: LanguagePair
  /// Its translations, best first. A word without translations is not practised.
  public var translations: [String]
  /// Other words of its language with the same meaning, which are also right answers.
  public var synonyms: [String]
  /// The definite articles of a noun whose gender is known: `der`, or several for a noun with several genders.
  public var articles: [String]
  /// The user's note.
  public var note: String?
  /// The user's tags.
  public var tags: [String]
  /// Example sentences with it, the best one first.
  public var examples: [PracticeExample]
  /// Whether it is one of the favourites.
  public var isStarred: Bool
  /// When it was added.
  public var added: Timestamp

  /// Creates a word.
  public init(
    id: ID, text: String, languages: LanguagePair, translations: [String], synonyms: [String] = [], articles: [String] = [],
    note: String? = nil, tags: [String] = [], examples: [PracticeExample] = [], isStarred: Bool = false, added: Timestamp
  ) {
    self.id = id
    self.text = text
    self.languages = languages
    self.translations = translations
    self.synonyms = synonyms
    self.articles = articles
    self.note = note
    self.tags = tags
    self.examples = examples
    self.isStarred = isStarred
    self.added = added
  }
}

/// A sentence with a word.
public struct PracticeExample: Hashable, Sendable {
  /// The sentence.
  public let text: String
  /// The sentence with a gap instead of the word; `nil` if the place of the word is unknown.
  public let cloze: String?
  /// The text of the gap: the word or one of its forms.
  public let form: String?

  /// Creates an example.
  public init(_ text: String, cloze: String? = nil, form: String? = nil) {
    self.text = text
    self.cloze = cloze
    self.form = form
  }
}

/// A filter for the words to practise.
public struct PracticeFilter: Hashable, Sendable {
  /// Only words of this language.
  public var from: String?
  /// Only words translated into this language.
  public var to: String?
  /// Only words with this tag, ignoring case and accents.
  public var tag: String?
  /// Only favourites.
  public var isStarred: Bool

  /// Creates a filter, by default for all words.
  public init(from: String? = nil, to: String? = nil, tag: String? = nil, isStarred: Bool = false) {
    self.from = from
    self.to = to
    self.tag = tag
    self.isStarred = isStarred
  }

  /// Whether `word` can be practised and passes the filter.
  public func matches(_ word: PracticeWord) -> Bool {
    guard !word.translations.isEmpty, !isStarred || word.isStarred else { return false }
    guard from == nil || from == word.languages.from, to == nil || to == word.languages.to else { return false }
    guard let tag = tag.map(FoldedText.init) else { return true }
    return word.tags.contains { FoldedText($0) == tag }
  }
}

extension PracticeWord {
  /// The definite article that is part of its text, and the rest: *der* and *Hund* of *der Hund*; `nil` if it has none.
  private var divided: (article: String, rest: String)? {
    let articles = AnswerArticles(languages.from)
    let (article, rest) = articles.divided(text)
    return article.flatMap { articles.isDefinite($0) ? ($0, rest) : nil }
  }

  /// Its definite articles: the one in its text, or else those of the noun.
  var definiteArticles: [String] { divided.map { [$0.article] } ?? articles }

  /// The text with its article.
  var textWithArticle: String {
    guard divided == nil, let article = articles.first else { return text }
    let all = articles.joined(separator: "/")
    return article.hasSuffix("'") ? all + text : all + " " + text
  }

  /// The words that are right when it is asked, best first. Without its article it is no other word.
  var spellings: [String] { [text] + synonyms.filter { $0 != divided?.rest } }
}
