import ServiceLifecycle

/// Starts every minute what is due: backups, the refresh of an outdated board, reminders.
struct Schedule: Service {
  let site: Site
  /// Waits until the next time. It fails when it is cancelled, which ends the schedule.
  var pause: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(60)) }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await site.startScheduledWork()
        // It ends early when the server ends.
        do { try await pause() } catch { return }
      }
    }
  }
}
