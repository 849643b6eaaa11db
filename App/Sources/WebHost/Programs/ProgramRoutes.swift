import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TodoList

/// What programs ask for: the records of `--json`.
@MainActor
enum ProgramRoutes {
  nonisolated static let routes: [Route] = [
    .get("/api/words") { visit async throws(Problem) in .json(try await words(visit)) },
    .get("/api/words/:number") { visit async throws(Problem) in .json(try await word(visit)) },
    .get("/api/tasks") { visit async throws(Problem) in .json(try await tasks(visit)) },
    .get("/api/practice/due") { visit async throws(Problem) in .json(try await due(visit)) },
  ]

  /// As `glot list`, and with `q` as `glot find`.
  private static func words(_ visit: Visit) async throws(Problem) -> JSON {
    let (limit, text) = (try visit.number("limit"), visit.fields.text("q"))
    let dictionary = visit.site.dictionary
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
    let knowledge = await visit.site.knowledge(of: words)
    return .array(words.map { .object($0.members(visit.site.graph.localTime, knowledge[$0.practised])) })
  }

  /// As `glot show`.
  private static func word(_ visit: Visit) async throws(Problem) -> JSON {
    let entry = visit.site.dictionary.dictionaryEntry.build()
    await entry.show(.number(Word.Number(try visit.number())))
    if let problem = entry.state.problem { throw Problem(problem) }
    guard let word = entry.state.word else { throw .missingWord }
    let knowledge = await visit.site.knowledge(of: [word])[word.practised]
    return EntryDocument(state: entry.state, knowledge: knowledge).json(visit.site.graph.localTime)
  }

  /// As `glot todo list`.
  private static func tasks(_ visit: Visit) async throws(Problem) -> JSON {
    let limit = try visit.number("limit")
    let tasks = visit.site.todoList.taskList.build()
    await tasks.load { $0.limit = limit }
    if let problem = tasks.state.problem { throw Problem(problem) }
    let graph = visit.site.graph
    return TasksDocument(tasks: tasks.state.tasks, now: graph.clock.now(), localTime: graph.localTime).json(graph.localTime)
  }

  /// As `glot practice due`.
  private static func due(_ visit: Visit) async throws(Problem) -> JSON {
    let statistics = visit.site.practice.statistics.build()
    await statistics.loadDue()
    if let problem = statistics.state.problem { throw Problem(problem) }
    guard let overview = statistics.state.overview else { return .null }
    return DueDocument(overview: overview).json(visit.site.graph.localTime)
  }
}
