/// How the words of a file are to be taken in.
public struct ImportRequest: Equatable, Sendable {
  /// The language of the words, where the file does not say it.
  public var from: Language?
  /// The language of their translations, where the file does not say it.
  public var to: Language?
  /// Whether nothing is to be changed, only told.
  public var isTrial: Bool
  /// Whether nothing is to be taken in when a record cannot be kept.
  public var isStrict: Bool

  /// A request; a plain one takes in whatever can be kept.
  public init(from: Language? = nil, to: Language? = nil, isTrial: Bool = false, isStrict: Bool = false) {
    self.from = from
    self.to = to
    self.isTrial = isTrial
    self.isStrict = isStrict
  }
}
