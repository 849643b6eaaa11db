import CoreModule

/// A group of changes that is begun and kept as ``DiskWork``: to keep a large one takes a while. The changes themselves are made where they are
/// asked for, through stores that are ``DiskWork`` as well.
struct DiskChangeGroup: ChangeGroup {
  let base: any ChangeGroup
  let disk: DiskWork

  func together<Value, Failure: Error>(
    _ step: StepName, _ changes: () async -> Result<Value, Failure>
  ) async throws(StorageError) -> Result<Value, Failure> {
    let (isBegun, isWanted) = (Promise<Bool>(), Promise<Bool>())
    let group = Task { [base, disk] () -> Result<Void, StorageError> in
      let kept = await disk { () -> Result<Void, StorageError> in
        do throws(StorageError) {
          _ = try await base.together(step) { () -> Result<Void, Unwanted> in
            await isBegun.keep(true)
            return await isWanted.value ? .success(()) : .failure(Unwanted())
          }
          return .success(())
        } catch { return .failure(error) }
      }
      await isBegun.keep(false)
      return kept
    }
    if await isBegun.value == false, case .failure(let error) = await group.value { throw error }
    let result = await changes()
    if case .success = result { await isWanted.keep(true) } else { await isWanted.keep(false) }
    if case .failure(let error) = await group.value { throw error }
    return result
  }

  private struct Unwanted: Error {}
}

/// A value that is there from some moment on.
private actor Promise<Value: Sendable> {
  private var kept: Value?
  private var waiting: [CheckedContinuation<Value, Never>] = []

  var value: Value {
    get async {
      if let kept { return kept }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives the value to all who wait. Only the first counts.
  func keep(_ value: Value) {
    guard kept == nil else { return }
    kept = value
    for continuation in waiting { continuation.resume(returning: value) }
    waiting = []
  }
}
