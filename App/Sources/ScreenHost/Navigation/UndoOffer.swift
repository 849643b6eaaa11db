import CoreModule

/// The change that a text on a screen offers to take back, until it was taken back or another change came after it.
@MainActor
final class UndoOffer {
  private var step: Int?
  /// Whether undoing takes back this change.
  private(set) var isOpen = false

  /// Offers to take back the newest change.
  func open(_ log: any UndoLog) async {
    step = await Self.newest(log)
    isOpen = true
  }

  /// Ends the offer if undoing would take back something else, or nothing.
  func update(_ log: any UndoLog) async {
    if isOpen, await Self.newest(log) != step { isOpen = false }
  }

  private static func newest(_ log: any UndoLog) async -> Int? {
    // If the history cannot be read, undoing fails too, and tells why.
    do throws(UndoError) { return try await log.steps().first { !$0.isUndone }?.number } catch { return nil }
  }
}
