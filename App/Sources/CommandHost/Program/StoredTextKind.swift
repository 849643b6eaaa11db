import AppGraph
import ContentKeyboard
import CoreModule
import PersonalDictionary
import Reading

/// The kinds of stored texts that arguments name.
enum StoredTextKind: String, CaseIterable {
  case words, tags, tasks, sources, buttons, boards, directions, texts, backups, settings, topics
  case taskTags = "task-tags"

  private static let limit = 100

  /// The texts that begin with what is typed, apart from case and accents; as many as are of use. Nothing is written, and no service asked.
  @MainActor
  func texts(beginning typed: String, besides: [String], _ environment: AppEnvironment) async -> [String] {
    let prefix = FoldedText(typed)
    let known = Self.known(self, after: besides.first ?? "")
    // For texts that depend on the word before them, that word is passed.
    let own = SuggestedTexts(dependsOnWordBefore ? known : besides + known).texts(beginning: prefix, limit: Self.limit)
    // What cannot be read is not offered.
    let stored = (try? await suggestions(environment).texts(beginning: prefix, limit: Self.limit)) ?? []
    return (self == .directions ? stored + own : own + stored).withoutRepeats()
  }

  private var dependsOnWordBefore: Bool { self == .settings || self == .topics }

  /// Names that are always valid, in some places depending on the word before them.
  private static func known(_ texts: Self, after word: String) -> [String] {
    switch texts {
    case .directions:
      Language.allCases.flatMap { from in Language.allCases.filter { $0 != from }.map { "\(from.code):\($0.code)" } }
    case .boards: ["own", "starter"]
    case .settings: settings(after: word)
    case .topics: topics(after: word)
    case .words, .tags, .tasks, .taskTags, .sources, .buttons, .texts, .backups: []
    }
  }

  /// The operands of `glot config`.
  private static func settings(after word: String) -> [String] {
    switch word {
    case "get", "set": SettingKey.allCases.map(\.rawValue)
    default: SettingKey(rawValue: word).map(\.offeredValues) ?? ["list", "get", "set"]
    }
  }

  /// The operands of `glot help`.
  private static func topics(after word: String) -> [String] {
    guard word != HelpCommand.name else { return GlotCommand.subcommands.filter { $0.isListed }.map { $0.name } }
    return GlotCommand.subcommands.first { $0.name == word }?.subcommands.map { $0.name } ?? []
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
    case .texts:
      let texts = AppGraph(environment: environment).reading(router: ClosureRouter { _ in }).build().texts.build()
      await texts.load()
      return SuggestedTexts((texts.state.texts ?? []).map(\.path))
    case .backups:
      let backups = try await AppGraph(environment: environment).backups.backups()
      return SuggestedTexts(backups.compactMap { $0.path.split(separator: "/").last.map(String.init) })
    case .settings, .topics: return SuggestedTexts([])
    case .boards: return SuggestedTexts([try await environment.boardStore.boardStatus().source.shownPlace].compactMap(\.self))
    }
  }
}
