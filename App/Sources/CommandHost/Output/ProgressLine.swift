import AppServices
import CoreModule
import CorePresentation
import TerminalKit

/// A progress line on the terminal for work that lasts longer than a moment. Prints nothing elsewhere.
@MainActor
final class ProgressLine {
  private let context: Context
  private let start: Timestamp
  private var isShown = false
  /// Milliseconds before the line is shown.
  private static let moment: Int64 = 300

  init(_ context: Context) {
    self.context = context
    start = context.now
  }

  /// Replaces the line.
  func show(_ text: LocalizedText) {
    guard isWanted, context.now.milliseconds - start.milliseconds >= Self.moment else { return }
    let width = (context.streams.outputWidth ?? 80) - 1
    context.streams.writeError("\r\u{1B}[K\(DisplayWidth.cut(text(context.session.language).visibleLine, to: width))")
    isShown = true
  }

  /// Shows `text` with the elapsed seconds, updated each second, during `work`.
  func show<Value>(_ text: @escaping @MainActor (_ seconds: Int) -> LocalizedText, during work: () async -> Value) async -> Value {
    guard isWanted else { return await work() }
    let ticking = Task {
      // Counts instead of using the clock, which may be adjusted meanwhile.
      for halves in 0... where !Task.isCancelled {
        show(text(halves / 2))
        // Cancellation only ends the wait.
        _ = try? await Task.sleep(for: .milliseconds(500))
      }
    }
    defer {
      ticking.cancel()
      clear()
    }
    return await work()
  }

  /// The message while waiting for a service.
  static func waiting(_ seconds: Int) -> LocalizedText {
    let limit = BoundedHTTPClient.limit.components.seconds
    return LocalizedText(
      en: "Waiting for an answer: \(seconds) of at most \(limit) s; Ctrl-C cancels",
      ru: "Ожидание ответа: \(seconds) с, не больше \(limit) с; отменить — Ctrl-C"
    )
  }

  /// Removes the line.
  func clear() {
    if isShown { context.streams.writeError("\r\u{1B}[K") }
    isShown = false
  }

  private var isWanted: Bool {
    context.streams.errorIsTerminal && !context.session.isQuiet && context.launch.variables["TERM"] != "dumb"
  }
}
