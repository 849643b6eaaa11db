/// What a field means to a learner of words.
public enum AnkiFieldRole: String, CaseIterable, Sendable {
  /// The word that is learnt; in a note with gaps, the text with them.
  case word
  /// Its translations.
  case translation
  /// A sentence with it.
  case example
  /// A remark, its pronunciation and the like.
  case note
  /// Its tags, separated by spaces or commas.
  case tags
  /// A field that is not imported: sounds, pictures, data of Anki's add-ons.
  case skipped
}
