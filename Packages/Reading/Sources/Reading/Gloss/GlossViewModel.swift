public import Observation

/// Translations of the unknown words of a text, while it is read.
///
/// ```swift
/// await gloss.begin(reader, GlossRequest(languages: choice))
/// while let block = await gloss.next() { show(block) }
/// print(gloss.state.vocabulary)
/// ```
@MainActor
@Observable
public final class GlossViewModel {
  /// What is seen.
  public private(set) var state = GlossState()

  private let known: KnownWords

  init(_ known: KnownWords) { self.known = known }

  /// Begins a text: reads as much of it as it takes to recognise its language.
  public func begin(_ reader: any TextBlockReader, _ request: GlossRequest) async {}

  /// The next block; `nil` at the end of the text, or when it cannot be read on.
  public func next() async -> GlossedBlock? { nil }

  /// Reads the rest of the text for its vocabulary, without making its blocks.
  public func finish() async {}
}
