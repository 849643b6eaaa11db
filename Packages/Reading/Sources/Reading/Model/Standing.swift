/// How well the reader knows a word of a text.
public enum Standing: String, CaseIterable, Hashable, Sendable {
  /// It was never met, or nothing is known about it.
  case new
  /// It is among the reader's own words and was not practised yet.
  case kept
  /// It is among the reader's own words and is being learned.
  case learning
  /// It is known: marked so, learned, or commoner than the reader's level.
  case known
  /// It needs no learning: it is a name, or marked to be ignored.
  case ignored

  /// Whether the reader is to learn it, so that it is glossed and counts as unknown.
  public var isUnknown: Bool { self == .new || self == .kept || self == .learning }
}
