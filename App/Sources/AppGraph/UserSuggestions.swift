public import CoreModule

/// The user's texts that complete a typed beginning.
public struct UserSuggestions: Sendable {
  /// The texts of the words.
  public var words: any Suggestions = SuggestedTexts()
  /// The tags of the words.
  public var wordTags: any Suggestions = SuggestedTexts()
  /// The directions of the words, as in `es:en`.
  public var directions: any Suggestions = SuggestedTexts()
  /// The texts of the tasks.
  public var tasks: any Suggestions = SuggestedTexts()
  /// The tags of the tasks.
  public var taskTags: any Suggestions = SuggestedTexts()

  /// No suggestions.
  public init() {}
}
