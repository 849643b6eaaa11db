public import CoreModule
public import CoreModuleTesting
public import TodoList

/// The behavior that every `TodoStore` must have. The checks need an empty store.
///
/// The store's clock begins at `start` and advances by a second each time it is read. Its time zone is UTC.
public typealias TodoStoreContract = Contract<any TodoStore>

extension TodoStoreContract {
  /// Saturday, 21 November 2026, 12:00 UTC.
  public static var start: Timestamp { Timestamp(milliseconds: 1_795_262_400_000) }
  /// The day of `start`.
  public static var today: CalendarDay { CalendarDay(daysSinceEpoch: start.milliseconds / 86_400_000) }

  /// All checks.
  public static var all: [TodoStoreContract] { keeping + listing + doing + series + notifying + importing }
}

/// A draft of a task, due this many days after `TodoStoreContract/today`.
public func draft(
  _ text: String, due days: Int64? = nil, priority: TodoPriority = .normal, repeats: RecurrenceRule? = nil, tags: [String] = [],
  parent: TodoTask.Number? = nil
) throws -> TodoDraft {
  var draft = TodoDraft(try UserText(text))
  draft.due = days.map { .day(TodoStoreContract.today.adding(days: $0)) }
  draft.priority = priority
  draft.repeats = repeats
  draft.tags = tags
  draft.parent = parent
  return draft
}

/// The error that the body throws; `nil` if it throws none.
func failure(_ body: () async throws -> Void) async -> TodoStoreError? {
  do {
    try await body()
    return nil
  } catch { return error as? TodoStoreError }
}

/// All task numbers in list order.
func listed(_ store: any TodoStore, _ narrow: (inout TodoQuery) -> Void = { $0.status = .all }) async throws -> [TodoTask.Number] {
  var query = TodoQuery()
  narrow(&query)
  return try await store.tasks(query).map(\.number)
}
