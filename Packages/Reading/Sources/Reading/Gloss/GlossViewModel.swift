import CoreModule

/// Translations of the unknown words of a text, while it is read.
///
/// ```swift
/// await gloss.begin(reader, GlossRequest(languages: choice))
/// while let block = await gloss.next() { show(block) }
/// print(gloss.state.vocabulary)
/// ```
@MainActor
public final class GlossViewModel {
  /// The state to show.
  public private(set) var state = GlossState()

  private var turns = IntentOrder()
  private var run: GlossRun?
  private var glossary: Glossary?
  private var request: GlossRequest?
  /// Blocks that were read and not yet returned, the last one first.
  private var ready: [GlossedBlock] = []
  private let known: KnownWords

  init(_ known: KnownWords) { self.known = known }

  /// Begins a text. Reads only as much of it as is needed to recognise its language.
  public func begin(_ reader: any TextBlockReader, _ request: GlossRequest) async {
    let run = GlossRun(reader)
    let turn = turns.next()
    (self.run, self.request, glossary, ready, state) = (nil, request, nil, [], GlossState())
    do throws(ReadingProblem) {
      let (languages, isRecognized) = try await run.languages(request.languages, known)
      guard turns.isLatest(turn) else { return }
      (state.languages, state.isRecognized, state.title) = (languages, isRecognized, run.title)
      glossary = Glossary(known, languages)
      self.run = run
    } catch {
      if turns.isLatest(turn) { state.problem = error }
    }
  }

  /// The next block; `nil` at the end of the text, or after a failure.
  public func next() async -> GlossedBlock? {
    if let block = ready.popLast() { return block }
    guard let run, let glossary else { return nil }
    let blocks = await portion(of: run, glossary)
    guard run === self.run else { return nil }
    ready = blocks.dropFirst().reversed() + ready
    return blocks.first
  }

  /// Reads the rest of the text for its vocabulary, without making its blocks.
  public func finish() async {
    guard let run, let glossary else { return }
    do {
      try await run.finish(glossary) {
        if run === self.run { show(run, glossary) }
        return run === self.run
      }
      if run === self.run { show(run, glossary) }
    } catch {
      if run === self.run { (self.run, state.problem) = (nil, .storage(error)) }
    }
  }

  private func portion(of run: GlossRun, _ glossary: Glossary) async -> [GlossedBlock] {
    do {
      let blocks = try await run.next(glossary, aboveRank: request?.aboveRank)
      if run === self.run { show(run, glossary) }
      return blocks
    } catch {
      if run === self.run { (self.run, state.problem) = (nil, .storage(error)) }
      return []
    }
  }

  private func show(_ run: GlossRun, _ glossary: Glossary) {
    (state.count, state.title, state.problem) = (glossary.count, run.title, run.problem)
    guard run.isFinished else { return }
    (state.isAbridged, state.isFinished, state.foundWords) = (glossary.isAbridged, true, glossary.foundWords())
    state.vocabulary = glossary.vocabulary(aboveRank: request?.aboveRank, top: request?.top)
  }
}
