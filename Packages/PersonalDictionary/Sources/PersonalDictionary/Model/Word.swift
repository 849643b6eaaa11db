public import CoreModule
public import Foundation

/// A word or phrase in the user's dictionary.
public struct Word: Equatable, Identifiable, Sendable {
  /// The number by which the user selects a word. It never changes and is never reused.
  public typealias Number = Tagged<Word, Int>
  /// The identity that survives export and import.
  public typealias ID = Tagged<Word, UUID>

  /// The number by which the user selects the word.
  public let number: Number
  /// The identity that survives export and import.
  public let id: ID
  /// The word itself, as the user spelled it.
  public var text: String
  /// Its language and that of its translations.
  public var direction: Direction
  /// The user's own translations. They replace those found, and no look-up changes them.
  public var ownTranslations: [String]
  /// The result of the last look-up; `nil` when it found nothing or there was none.
  public var found: FoundTranslation?
  /// Why the look-up is pending; `nil` when it is not.
  public var pendingReason: PendingReason?
  /// Whether it is one of the favourites.
  public var isStarred: Bool
  /// The user's note.
  public var note: String?
  /// The user's tags in order, without duplicates, ignoring case and accents.
  public var tags: [String]
  /// Sentences in which the user met it, the newest first; at most ``WordExample/maximumCount``.
  public var examples: [WordExample]
  /// How often it was added; 1 for a new word.
  public var timesAdded: Int
  /// When it was first added.
  public var created: Timestamp
  /// When it was last changed.
  public var updated: Timestamp

  /// Creates a word.
  public init(
    number: Number, id: ID, text: String, direction: Direction, ownTranslations: [String] = [], found: FoundTranslation? = nil,
    pendingReason: PendingReason? = nil, isStarred: Bool = false, note: String? = nil, tags: [String] = [],
    examples: [WordExample] = [], timesAdded: Int = 1, created: Timestamp, updated: Timestamp
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
    self.examples = examples
    self.timesAdded = timesAdded
    self.created = created
    self.updated = updated
  }

  /// The user's own translations, or else those found; best first.
  public var translations: [String] { ownTranslations.isEmpty ? found?.translations ?? [] : ownTranslations }

  /// The source of the translations: `user` or a source's name; `nil` when there are none.
  public var source: String? { ownTranslations.isEmpty ? found?.source : Word.userSource }

  /// The state of the look-up.
  public var status: WordStatus {
    if !translations.isEmpty { return .translated }
    return pendingReason.map(WordStatus.pending) ?? .untranslated
  }

  /// The highest count that an import accepts, so that counting cannot overflow.
  public static let maximumTimesAdded = 1_000_000_000

  /// The source name of the user's own translations.
  public static let userSource = "user"
}

/// The stored result of a look-up.
public struct FoundTranslation: Equatable, Sendable {
  /// The translations, best first; never empty.
  public var translations: [String]
  /// The part of speech of the first entry, if known.
  public var partOfSpeech: String?
  /// The name of the source that found them.
  public var source: String
  /// The base form they belong to, when the word itself is not a headword: `dog` for dogs, and `ser, ir` for a form of both.
  public var baseForm: String?

  static let baseSeparator = ", "

  /// The base forms that a ``baseForm`` names.
  public static func bases(in baseForm: String) -> [String] { baseForm.split(separator: baseSeparator).map(String.init) }

  /// Creates a result.
  public init(translations: [String], partOfSpeech: String?, source: String, baseForm: String? = nil) {
    self.translations = translations
    self.partOfSpeech = partOfSpeech
    self.source = source
    self.baseForm = baseForm
  }
}

/// The state of a word's look-up.
public enum WordStatus: Equatable, Sendable {
  /// There is a translation.
  case translated
  /// A source gave no answer, so the look-up must be repeated.
  case pending(PendingReason)
  /// No source knew it, or none was asked.
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

/// The kinds of ``WordStatus``, for filters and output.
public enum WordStatusKind: String, CaseIterable, Sendable {
  /// See ``WordStatus/translated``.
  case translated
  /// See ``WordStatus/pending(_:)``.
  case pending
  /// See ``WordStatus/untranslated``.
  case untranslated
}

/// Why a source gave no answer.
public enum PendingReason: String, CaseIterable, Sendable {
  /// There was no network, or it must not be used.
  case offline
  /// The service limits the number of requests.
  case rateLimited = "rate_limited"
  /// The service rejected the API key. Not retried automatically.
  case unauthorized
  /// There is no such service at the address. Not retried automatically.
  case misconfigured
  /// The service is not working.
  case unavailable
  /// The look-up was interrupted.
  case interrupted

  /// Whether the cause may pass without the user doing anything.
  public var isPassing: Bool {
    switch self {
    case .offline, .rateLimited, .unavailable, .interrupted: true
    case .unauthorized, .misconfigured: false
    }
  }
}
