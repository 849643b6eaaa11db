public import CoreModule
public import Foundation

/// A word or phrase that the user keeps.
public struct Word: Equatable, Identifiable, Sendable {
  /// The number the user selects by: stable, never given to another word.
  public typealias Number = Tagged<Word, Int>
  /// The identity that survives export and import.
  public typealias ID = Tagged<Word, UUID>

  /// The number the user selects by.
  public let number: Number
  /// The identity that survives export and import.
  public let id: ID
  /// The word itself, as the user spelled it.
  public var text: String
  /// Its language and that of its translations.
  public var direction: Direction
  /// Translations the user wrote. No look-up ever changes them; where there are any, they are the translations.
  public var ownTranslations: [String]
  /// What the last look-up found, and where.
  public var found: FoundTranslation?
  /// Why the look-up is still owed, when a source could not be asked.
  public var pendingReason: PendingReason?
  /// Whether it is one of the favourites.
  public var isStarred: Bool
  /// The user's remark.
  public var note: String?
  /// The user's tags, in the order they were given, none twice, whatever the case and accents.
  public var tags: [String]
  /// How often it was added, 1 for a new word.
  public var lookups: Int
  /// When it was first added.
  public var created: Timestamp
  /// When it was last changed.
  public var updated: Timestamp

  /// A word from all its parts.
  public init(
    number: Number, id: ID, text: String, direction: Direction, ownTranslations: [String] = [], found: FoundTranslation? = nil,
    pendingReason: PendingReason? = nil, isStarred: Bool = false, note: String? = nil, tags: [String] = [], lookups: Int = 1,
    created: Timestamp, updated: Timestamp
  ) {
    self.number = number
    self.id = id
    self.text = text
    self.direction = direction
    self.ownTranslations = ownTranslations
    self.found = found
    self.pendingReason = pendingReason
    self.isStarred = isStarred
    self.note = note
    self.tags = tags
    self.lookups = lookups
    self.created = created
    self.updated = updated
  }

  /// What the word means, best first: the user's own translations, else those found.
  public var translations: [String] { ownTranslations.isEmpty ? found?.translations ?? [] : ownTranslations }

  /// Where the translations come from: `user`, a source's name, or `nil` when there are none.
  public var source: String? { ownTranslations.isEmpty ? found?.source : Word.userSource }

  /// How far the look-up got.
  public var status: WordStatus {
    if !translations.isEmpty { return .translated }
    return pendingReason.map(WordStatus.pending) ?? .untranslated
  }

  /// No file may say that a word was looked up more often, so that it can always be counted once more.
  public static let mostLookups = 1_000_000_000

  /// The name given as the source of the user's own translations.
  public static let userSource = "user"
}

/// What a look-up found for a word.
public struct FoundTranslation: Equatable, Sendable {
  /// The translations, best first; never empty.
  public var translations: [String]
  /// The part of speech of the first entry, where the source says it.
  public var partOfSpeech: String?
  /// The name of the source that found them.
  public var source: String
  /// The base form they belong to, when the word itself is no headword: `dog` for dogs.
  public var baseForm: String?

  /// A find from its parts.
  public init(translations: [String], partOfSpeech: String?, source: String, baseForm: String? = nil) {
    self.translations = translations
    self.partOfSpeech = partOfSpeech
    self.source = source
    self.baseForm = baseForm
  }
}

/// How far a word's look-up got.
public enum WordStatus: Equatable, Sendable {
  /// There is a translation.
  case translated
  /// A source could not be asked; the look-up is owed.
  case pending(PendingReason)
  /// Every source was asked and none knew it, or none was to be asked.
  case untranslated

  /// The status without its reason.
  public var kind: WordStatusKind {
    switch self {
    case .translated: .translated
    case .pending: .pending
    case .untranslated: .untranslated
    }
  }
}

/// The names of the statuses, for filters and output.
public enum WordStatusKind: String, CaseIterable, Sendable {
  /// See ``WordStatus/translated``.
  case translated
  /// See ``WordStatus/pending(_:)``.
  case pending
  /// See ``WordStatus/untranslated``.
  case untranslated
}

/// Why a source could not be asked.
public enum PendingReason: String, CaseIterable, Sendable {
  /// There was no network, or it was not to be used.
  case offline
  /// The service wants fewer requests.
  case rateLimited = "rate_limited"
  /// The service refused the key. Not tried again by itself.
  case unauthorized
  /// Nothing that understands the request is at the address of the service. Not tried again by itself.
  case misconfigured
  /// The service did not work.
  case unavailable
  /// The look-up was begun, but nobody waited for its end.
  case interrupted

  /// Whether it may have passed by the next time, without the user's doing.
  public var isPassing: Bool {
    switch self {
    case .offline, .rateLimited, .unavailable, .interrupted: true
    case .unauthorized, .misconfigured: false
    }
  }
}
