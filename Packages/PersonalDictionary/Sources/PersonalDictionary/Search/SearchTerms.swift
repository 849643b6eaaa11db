extension SearchTerm {
  /// The most terms that hosts accept in one search.
  public static let maximumCount = 64

  /// The terms of a search text, without its conditions; see ``SearchText``.
  public static func terms(of text: String, in field: SearchField = .both) -> [SearchTerm] { SearchText(text, in: field).terms }
}
