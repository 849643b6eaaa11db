extension SearchTerm {
  /// The most terms that a host lets one search have.
  public static let maximumCount = 64

  /// The terms of what a user typed, without its conditions: see ``SearchText``.
  public static func terms(of text: String, in field: SearchField = .both) -> [SearchTerm] { SearchText(text, in: field).terms }
}
