/// The options of an import.
public struct ImportRequest: Equatable, Sendable {
  /// The language of the words, where the file names none.
  public var from: Language?
  /// The language of the translations, where the file names none.
  public var to: Language?
  /// Whether only to report what would happen.
  public var isTrial: Bool
  /// Whether one bad record cancels the import.
  public var isStrict: Bool

  /// Creates a request; by default, bad records are skipped.
  public init(from: Language? = nil, to: Language? = nil, isTrial: Bool = false, isStrict: Bool = false) {
    self.from = from
    self.to = to
    self.isTrial = isTrial
    self.isStrict = isStrict
  }
}
