import ServiceLifecycle

/// Starts every minute what is due: backups, the refresh of an outdated board, reminders.
struct Schedule: Service {
  let site: Site

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await site.startScheduledWork()
        // It ends early when the server ends.
        do { try await Task.sleep(for: .seconds(60)) } catch { return }
      }
    }
  }
}
