/// The role of a field when words are imported.
public enum AnkiFieldRole: String, CaseIterable, Sendable {
  /// The word that is learnt. In a note with gaps, the text with the gaps.
  case word
  /// Its translations.
  case translation
  /// A sentence with it.
  case example
  /// Where the sentences are from, a line for each.
  case origin
  /// A note, the pronunciation and the like.
  case note
  /// Its tags, separated by spaces or commas.
  case tags
  /// A field that is not imported: sounds, pictures, data of Anki's add-ons.
  case skipped
}
