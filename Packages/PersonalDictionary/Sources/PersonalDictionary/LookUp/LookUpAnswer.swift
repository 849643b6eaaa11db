import CoreModule

/// What the sources know about a word.
public struct LookUpAnswer: Equatable, Sendable {
  /// The direction that was asked.
  public var direction: Direction
  /// The entries of all sources, in the user's order of sources: those of the first reading.
  public var entries: [DictionaryEntry]
  /// The ways to understand the word, the likeliest first.
  public var readings: [Reading] = []
  /// What is known of the parts of a phrase that is unknown as a whole.
  public var parts: [Part] = []
  /// What the text is in another language, when it is nothing in this one.
  public var detected: DetectedWord?
  /// Texts that may be meant, the likeliest first, where somebody asked for them because nothing was found.
  public var suggestions: [String] = []
  /// The base form whose entries these are, when the word itself is no headword: `dog` for dogs.
  public var baseForm: String?
  /// Why a source could not be asked, when nothing was found.
  public var pendingReason: PendingReason?
  /// The sources that could not be asked, and why, whether or not others knew the word.
  public var failures: [SourceFailure] = []

  /// An answer from its parts.
  public init(
    direction: Direction, entries: [DictionaryEntry], baseForm: String? = nil, pendingReason: PendingReason? = nil,
    failures: [SourceFailure] = []
  ) {
    self.direction = direction
    self.entries = entries
    self.baseForm = baseForm
    self.pendingReason = pendingReason
    self.failures = failures
  }

  /// The translations of all entries, best first: the commonest sense of every part of speech before the second of any, and the first
  /// translation of each sense before its second.
  public var translations: [String] {
    Self.alternating(Self.alternating(entries.map(\.senses)).map(\.translations)).withoutRepeats()
  }

  /// The first element of each row, then the second of each, and so on.
  private static func alternating<Element>(_ rows: [[Element]]) -> [Element] {
    var columns: [[Element]] = []
    for row in rows {
      for (index, element) in row.enumerated() {
        if index == columns.count { columns.append([]) }
        columns[index].append(element)
      }
    }
    return Array(columns.joined())
  }

  /// A part of a phrase.
  public struct Part: Equatable, Sendable {
    /// The part as it was typed.
    public let text: String
    /// What it is most likely, or `nil` when that is unknown too.
    public let reading: Reading?
  }

  /// The words that the text is made of, where it is more than one or none that is known.
  public var partTexts: [String] { parts.isEmpty ? readings.first?.parts ?? [] : parts.map(\.text) }

  /// Whether only parts of the text are known: what they mean is not what it means.
  public var isOfParts: Bool { !parts.isEmpty || readings.first?.match == .compound }

  /// Whether something was found for the whole.
  var isFound: Bool { !isOfParts && entries.contains { $0.senses.contains { !$0.translations.isEmpty } } }

  /// The entries, unless they are those of a part.
  var entriesOfWhole: [DictionaryEntry] { isOfParts ? [] : entries }

  /// The words that the text is made of, where only these are known.
  public var partsOnly: [String] { isOfParts ? partTexts : [] }

  /// The answer as a word keeps it, or `nil` when nothing was found for the whole.
  public var found: FoundTranslation? {
    guard isFound, let first = entries.first else { return nil }
    return FoundTranslation(translations: translations, partOfSpeech: first.partOfSpeech, source: first.source, baseForm: baseForm)
  }
}

/// A source that could not be asked.
public struct SourceFailure: Equatable, Sendable {
  /// What the source is called.
  public let source: String
  /// Why it could not be asked.
  public let error: DictionarySourceError

  /// A failure from its parts.
  public init(source: String, error: DictionarySourceError) {
    self.source = source
    self.error = error
  }
}
