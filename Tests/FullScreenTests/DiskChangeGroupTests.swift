import CoreModule
import Synchronization
import Testing

@testable import TerminalHost

@MainActor
struct DiskChangeGroupTests {
  struct Refused: Error, Equatable {}

  /// Notes what it does, and whether that happens on the main actor.
  final class NotingGroup: ChangeGroup {
    let notes = Mutex<[String]>([])
    let error: StorageError?

    init(error: StorageError? = nil) { self.error = error }

    func note(_ text: String, _ actor: (any Actor)?) {
      notes.withLock { $0.append(actor === MainActor.shared ? "\(text) on main" : text) }
    }

    func together<Value, Failure: Error>(
      _ step: StepName, _ changes: () async -> Result<Value, Failure>
    ) async throws(StorageError) -> Result<Value, Failure> {
      note("begin", #isolation)
      if let error { throw error }
      let result = await changes()
      if case .success = result { note("keep", #isolation) } else { note("drop", #isolation) }
      return result
    }
  }

  @Test func `a group is begun and kept elsewhere, its changes are made here`() async throws {
    let base = NotingGroup()
    let result = try await DiskChangeGroup(base: base, disk: DiskWork()).together(.fileImport) { () -> Result<Int, Refused> in
      base.note("change", #isolation)
      return .success(7)
    }
    #expect(result == .success(7))
    #expect(base.notes.withLock(\.self) == ["begin", "change on main", "keep"])
  }

  @Test func `a group that is given up is dropped`() async throws {
    let base = NotingGroup()
    let result = try await DiskChangeGroup(base: base, disk: DiskWork()).together(.fileImport) { () -> Result<Int, Refused> in
      .failure(Refused())
    }
    #expect(result == .failure(Refused()))
    #expect(base.notes.withLock(\.self) == ["begin", "drop"])
  }

  @Test func `a group that cannot be begun says why and changes nothing`() async {
    let base = NotingGroup(error: .diskFull(path: "/glot.db"))
    await #expect(throws: StorageError.diskFull(path: "/glot.db")) {
      _ = try await DiskChangeGroup(base: base, disk: DiskWork()).together(.fileImport) { () -> Result<Int, Refused> in
        base.note("change", #isolation)
        return .success(1)
      }
    }
    #expect(base.notes.withLock(\.self) == ["begin"])
  }
}
