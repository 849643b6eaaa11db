public import CoreModule

/// The state of the sync.
public struct TaskSyncState: Equatable, Sendable {
  /// The status; `nil` before ``TaskSyncViewModel/loadStatus()`` or a sync has read it.
  public var status: SyncStatus?
  /// The changes that the server's answers made here.
  public var accepted = AcceptedAnswer()
  /// The number of changed and deleted tasks that were sent.
  public var sent = 0
  /// Whether a sync is running.
  public var isUnderWay = false
  /// The last failure.
  public var problem: SyncProblem?
}

/// Synchronizes the tasks with a server.
@MainActor
public final class TaskSyncViewModel {
  /// The state to show.
  public private(set) var state = TaskSyncState()

  /// The maximum number of attempts of a sync.
  public static let maximumAttempts = 4
  /// The maximum number of rounds: merging an answer may make new changes to send.
  private static let maximumRounds = 3

  private var reads = IntentOrder()
  private let access: SyncAccess

  init(access: SyncAccess) { self.access = access }

  /// Reads the status of the sync.
  public func loadStatus() async {
    let turn = reads.next()
    do throws(SyncProblem) {
      let status = try await status(of: server())
      guard reads.isLatest(turn) else { return }
      state.status = status
      // A running sync reports its own problem.
      if !state.isUnderWay { state.problem = nil }
    } catch {
      if reads.isLatest(turn) { state.problem = error }
    }
  }

  /// Sends the changes to the server and merges its list. Does nothing while a sync is running.
  ///
  /// - Parameter isForced: Whether to accept a list even if it seems to be another one than before.
  public func sync(isForced: Bool = false) async {
    guard !state.isUnderWay else { return }
    state.isUnderWay = true
    state.problem = nil
    (state.accepted, state.sent) = (AcceptedAnswer(), 0)
    do throws(SyncProblem) {
      let server = try server()
      var rounds = 0
      var isUpToDate = false
      repeat {
        rounds += 1
        try await round(server, isForced: isForced)
        let turn = reads.next()
        let status = try await status(of: server)
        isUpToDate = status.isUpToDate
        if reads.isLatest(turn) { state.status = status }
      } while !isUpToDate && rounds < Self.maximumRounds
    } catch {
      await loadStatus()
      state.problem = error
    }
    state.isUnderWay = false
  }

  private func server() throws(SyncProblem) -> TodoServer {
    guard let server = try access.server() else { throw .notConfigured }
    return server
  }

  private func status(of server: TodoServer) async throws(SyncProblem) -> SyncStatus {
    do throws(TodoStoreError) { return try await access.store.status(of: server.address) } catch { throw .store(error) }
  }

  /// Sends requests until an answer is accepted.
  private func round(_ server: TodoServer, isForced: Bool) async throws(SyncProblem) {
    var backOff = BackOff()
    for attempt in 1... {
      do throws(SyncProblem) {
        return try await self.attempt(server, isForced: isForced)
      } catch {
        guard error.isPassing, attempt < Self.maximumAttempts else { throw error }
        state.problem = error
        await access.pause.wait(backOff.delay)
        backOff.grow(jitter: access.jitter())
      }
    }
  }

  private func attempt(_ server: TodoServer, isForced: Bool) async throws(SyncProblem) {
    let unsent: UnsentChanges
    do throws(TodoStoreError) { unsent = try await access.store.unsent(to: server.address) } catch { throw .store(error) }
    let answer = try await server.answer(to: unsent)
    if !isForced, Self.isForeign(answer, after: unsent) { throw .foreignList }
    let accepted: AcceptedAnswer?
    do throws(TodoStoreError) {
      accepted = try await access.store.accept(answer, after: unsent, from: server.address)
    } catch { throw .store(error) }
    guard let accepted else { throw .changedMeanwhile }
    state.problem = nil
    state.sent += unsent.changed.count + unsent.deleted.count
    state.accepted.added += accepted.added
    state.accepted.changed += accepted.changed
    state.accepted.deleted += accepted.deleted
    state.accepted.leftOut = accepted.leftOut
  }

  /// Whether the answer is probably another list: a task that was just sent is missing, or all of several tasks that were there before.
  private static func isForeign(_ answer: [ServerTask], after sent: UnsentChanges) -> Bool {
    let there = Set(answer.map(\.id))
    if sent.changed.contains(where: { !there.contains($0.id) }) { return true }
    return sent.confirmed.subtracting(sent.deleted).count > 1 && there.isDisjoint(with: sent.confirmed)
  }
}

/// The dependencies of a sync that do not belong to the feature.
public struct SyncAccess: Sendable {
  /// Stores the state of the sync.
  public var store: any SyncStore
  /// Sends the requests to the server.
  public var client: any HTTPClient = OfflineHTTPClient()
  private let makeServer: @Sendable (_ client: any HTTPClient) throws(SyncProblem) -> TodoServer?
  /// Waits between attempts.
  public let pause: Pause
  /// Returns a random number from -1 to 1.
  public let jitter: @Sendable () -> Double

  /// Creates the dependencies.
  public init(
    store: any SyncStore, server: @escaping @Sendable (_ client: any HTTPClient) throws(SyncProblem) -> TodoServer?, pause: Pause,
    random: RandomSource
  ) {
    self.store = store
    makeServer = server
    self.pause = pause
    jitter = { Double(random.next() % 2_000_001) / 1_000_000 - 1 }
  }

  /// The configured server; `nil` when there is none. Its key is only read now.
  func server() throws(SyncProblem) -> TodoServer? { try makeServer(client) }
}

/// The dependencies of the sync.
@MainActor
public protocol TaskSyncDependency {
  /// The dependencies of the sync.
  var syncAccess: SyncAccess { get }
}

/// Builds the sync.
public typealias TaskSyncBuilder = Builder<any TaskSyncDependency>

extension TaskSyncBuilder {
  /// Creates the view model.
  public func build() -> TaskSyncViewModel { TaskSyncViewModel(access: dependency.syncAccess) }
}
