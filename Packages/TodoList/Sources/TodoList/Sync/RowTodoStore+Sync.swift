import CoreModule

extension RowTodoStore: SyncStore {
  public func unsent(to address: String) async throws(TodoStoreError) -> UnsentChanges {
    try await sync(nil, with: address, subjects: { _ in [] }) { try $0.markPossiblySent() }
  }

  /// All changes of the server are one undo step.
  public func accept(
    _ answer: [ServerTask], after sent: UnsentChanges, from address: String
  ) async throws(TodoStoreError) -> AcceptedAnswer? {
    try await sync(.todoSync, with: address, subjects: { $0?.subjects ?? [] }) { changes in
      let accepted = try changes.accept(answer, after: sent)
      if accepted != nil { try changes.succeed(with: address) }
      return accepted
    }
  }

  public func status(of address: String) async throws(TodoStoreError) -> SyncStatus {
    try await storage.read(orWhenMissing: SyncStatus(unsent: 0, unsentDeletions: 0, lastSuccess: nil)) { rows in
      guard let server = try rows.server(), server.address == address else {
        let count = try rows.count(at: clock.now())
        return SyncStatus(unsent: count.open + count.done, unsentDeletions: 0, lastSuccess: nil)
      }
      let unsent = try SyncChanges(rows: rows, now: clock.now(), localTime: localTime, random: random).unsent()
      return SyncStatus(unsent: unsent.changed.count, unsentDeletions: unsent.deleted.count, lastSuccess: server.lastSuccess)
    }
  }

  private func sync<Value: Sendable>(
    _ step: StepName?, with address: String, method: StaticString = #function, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout SyncChanges<Storage.Rows>) throws -> Value
  ) async throws(TodoStoreError) -> Value {
    try await storage.write(step, method: method, subjects: subjects) { rows in
      // Content that another server confirmed does not count for this one.
      if try rows.server()?.address != address {
        try rows.forgetAll()
        try rows.setServer(SyncServer(address: address, lastSuccess: nil))
      }
      var changes = SyncChanges(rows: rows, now: clock.now(), localTime: localTime, random: random)
      let value = try body(&changes)
      rows = changes.rows
      return value
    }
  }
}
