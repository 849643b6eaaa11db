import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TodoList

/// What programs ask for: the records of `--json`.
@MainActor
enum APIRoutes {
  nonisolated static let routes: [Route] = [
    .get("/api/words") { context async throws(Problem) in .json(try await words(context)) },
    .get("/api/words/:number") { context async throws(Problem) in .json(try await word(context)) },
    .get("/api/tasks") { context async throws(Problem) in .json(try await tasks(context)) },
    .get("/api/practice/due") { context async throws(Problem) in .json(try await due(context)) },
  ]

  /// As `glot list`, and with `q` as `glot find`.
  private static func words(_ context: PageContext) async throws(Problem) -> JSON {
    let (limit, text) = (try context.number("limit"), context.fields.text("q"))
    let dictionary = context.site.dictionary
    let (list, search) = (dictionary.mainWordList.build(), dictionary.search.build())
    if let text {
      let terms = SearchText(text)
      guard terms.count <= SearchTerm.maximumCount else { throw .tooManyTerms(terms.count) }
      await search.search(terms) { $0.limit = limit }
    } else {
      await list.load { $0.limit = limit }
    }
    if let problem = list.state.problem ?? search.state.problem { throw Problem(problem) }
    let words = list.state.words + search.state.words
    let knowledge = await context.site.knowledge(of: words)
    return .array(words.map { .object($0.members(context.site.graph.localTime, knowledge[$0.practised])) })
  }

  /// As `glot show`.
  private static func word(_ context: PageContext) async throws(Problem) -> JSON {
    let entry = context.site.dictionary.dictionaryEntry.build()
    await entry.show(.number(Word.Number(try context.number())))
    if let problem = entry.state.problem { throw Problem(problem) }
    guard let word = entry.state.word else { throw .missingWord }
    let knowledge = await context.site.knowledge(of: [word])[word.practised]
    return EntryDocument(state: entry.state, knowledge: knowledge).json(context.site.graph.localTime)
  }

  /// As `glot todo list`.
  private static func tasks(_ context: PageContext) async throws(Problem) -> JSON {
    let limit = try context.number("limit")
    let tasks = context.site.todoList.taskList.build()
    await tasks.load { $0.limit = limit }
    if let problem = tasks.state.problem { throw Problem(problem) }
    let graph = context.site.graph
    return TasksDocument(tasks: tasks.state.tasks, now: graph.clock.now(), localTime: graph.localTime).json(graph.localTime)
  }

  /// As `glot practice due`.
  private static func due(_ context: PageContext) async throws(Problem) -> JSON {
    let statistics = context.site.practice.statistics.build()
    await statistics.loadDue()
    if let problem = statistics.state.problem { throw Problem(problem) }
    guard let overview = statistics.state.overview else { return .null }
    return DueDocument(overview: overview).json(context.site.graph.localTime)
  }
}
