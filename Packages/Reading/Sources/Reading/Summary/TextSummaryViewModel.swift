public import Observation

/// What a text asks of its reader, before it is read.
@MainActor
@Observable
public final class TextSummaryViewModel {
  /// What is seen.
  public private(set) var state = TextSummaryState()

  private let known: KnownWords

  init(_ known: KnownWords) { self.known = known }

  /// Reads a text.
  public func read(_ reader: any TextBlockReader, _ languages: LanguageChoice) async {}

  /// Adds the words that lead to this goal to the reader's own.
  public func keep(_ goal: CoverageGoal) async {}
}
