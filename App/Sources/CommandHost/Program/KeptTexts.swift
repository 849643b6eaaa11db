import AppGraph
import ContentKeyboard
import CoreModule
import PersonalDictionary

/// The kinds of stored texts that arguments name.
enum KeptTexts: String, CaseIterable {
  case words, tags, tasks, sources, buttons, boards, directions
  case taskTags = "task-tags"

  private static let limit = 100

  /// The texts that begin with what is typed, apart from case and accents; as many as are of use. Nothing is written, and no service asked.
  @MainActor
  func texts(beginning typed: String, besides: [String], _ environment: AppEnvironment) async -> [String] {
    let prefix = FoldedText(typed)
    let own = SuggestedTexts(besides + Self.known(self)).texts(beginning: prefix, limit: Self.limit)
    // What cannot be read is not offered.
    let kept = (try? await suggestions(environment).texts(beginning: prefix, limit: Self.limit)) ?? []
    return (self == .directions ? kept + own : own + kept).withoutRepeats()
  }

  /// Names that are always valid.
  private static func known(_ texts: Self) -> [String] {
    switch texts {
    case .directions:
      Language.allCases.flatMap { from in Language.allCases.filter { $0 != from }.map { "\(from.code):\($0.code)" } }
    case .boards: ["own", "starter"]
    case .words, .tags, .tasks, .taskTags, .sources, .buttons: []
    }
  }

  @MainActor
  private func suggestions(_ environment: AppEnvironment) async throws -> any Suggestions {
    switch self {
    case .words: return environment.suggestions.words
    case .tags: return environment.suggestions.wordTags
    case .directions: return environment.suggestions.directions
    case .tasks: return environment.suggestions.tasks
    case .taskTags: return environment.suggestions.taskTags
    case .sources:
      let graph = AppGraph(environment: environment)
      let sources = graph.personalDictionary(router: ClosureRouter { _ in }).build().sources.build()
      await sources.load()
      return SuggestedTexts(sources.state.sources.map(\.name))
    case .buttons: return SuggestedTexts(try await environment.boardStore.states().flatMap { [$0.caption, $0.id] })
    case .boards: return SuggestedTexts([try await environment.boardStore.boardStatus().source.shownPlace].compactMap(\.self))
    }
  }
}
