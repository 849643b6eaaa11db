import CoreModule

/// Which words of a text the reader does not know, before it is read.
@MainActor
public final class TextSummaryViewModel {
  /// The state to show.
  public private(set) var state = TextSummaryState()

  private var turns = IntentOrder()
  private let known: KnownWords

  init(_ known: KnownWords) { self.known = known }

  /// Reads a text.
  public func read(_ reader: any TextBlockReader, _ languages: LanguageChoice) async {
    let turn = turns.next()
    let run = GlossRun(reader)
    do throws(ReadingProblem) {
      let (languages, isRecognized) = try await run.languages(languages, known)
      let glossary = Glossary(known, languages)
      try await ReadingProblem.converting { () throws(StorageError) in try await run.finish(glossary) { turns.isLatest(turn) } }
      guard turns.isLatest(turn) else { return }
      if let problem = run.problem { throw problem }
      show(run, glossary, isRecognized: isRecognized)
    } catch {
      if turns.isLatest(turn) { state.problem = error }
    }
  }

  /// Adds the words that lead to this goal to the reader's own.
  ///
  /// - Parameter name: What the text is called if it has no title, so that each word tells where it is from.
  public func keep(_ goal: CoverageGoal, from name: String? = nil) async {
    guard let languages = state.languages, let words = state.toLearn[goal] else { return }
    let turn = turns.latest
    // A headword of two parts of speech is kept once.
    var headwords: Set<String> = []
    let missing = words.filter { $0.standing == .new && !$0.word.translations.isEmpty && headwords.insert($0.word.headword).inserted }
    state.problem = nil
    do {
      let kept = try await known.words.keep(missing.map { $0.toKeep(origin: state.title ?? name) }, in: languages)
      guard turns.isLatest(turn) else { return }
      state.kept = (state.kept ?? []) + kept
      for goal in state.toLearn.keys { state.toLearn[goal]?.changeStanding(of: headwords) }
    } catch {
      if turns.isLatest(turn) { state.problem = .storage(error) }
    }
  }

  private func show(_ run: GlossRun, _ glossary: Glossary, isRecognized: Bool) {
    state = TextSummaryState()
    (state.languages, state.isRecognized, state.title) = (glossary.languages, isRecognized, run.title)
    (state.count, state.headwords, state.isAbridged) = (glossary.count, glossary.headwords(), glossary.isAbridged)
    state.foundWords = glossary.foundWords()
    let vocabulary = glossary.vocabulary()
    for goal in CoverageGoal.allCases { state.toLearn[goal] = Coverage.words(of: vocabulary, leadingTo: goal, from: glossary.count) }
  }
}

extension [VocabularyWord] {
  /// Marks these words, which were new, as saved.
  fileprivate mutating func changeStanding(of headwords: Set<String>) {
    for index in indices where self[index].standing == .new && headwords.contains(self[index].word.headword) {
      self[index].standing = .kept
    }
  }
}
