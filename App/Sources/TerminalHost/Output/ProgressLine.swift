import AppGraph
import CoreModule

/// One line on the screen that says how far the work is, once it lasts longer than a moment. Elsewhere than on a screen it says nothing.
@MainActor
final class ProgressLine {
  private let context: Context
  private let start: Timestamp
  private var isShown = false
  /// Milliseconds that work may last without a word.
  private static let moment: Int64 = 300

  init(_ context: Context) {
    self.context = context
    start = context.now
  }

  /// Shows `text` in place of what was shown before.
  func show(_ text: LocalizedText) {
    guard isWanted, context.now.milliseconds - start.milliseconds >= Self.moment else { return }
    let width = (context.streams.outputWidth ?? 80) - 1
    context.streams.writeError("\r\u{1B}[K\(DisplayWidth.cut(text(context.session.language).visibleLine, to: width))")
    isShown = true
  }

  /// Shows `text` of the seconds that have passed, anew each second, until `work` is done.
  func show<Value>(_ text: @escaping @MainActor (_ seconds: Int) -> LocalizedText, during work: () async -> Value) async -> Value {
    guard isWanted else { return await work() }
    let ticking = Task {
      // Counted, since the clock may be set right meanwhile.
      for halves in 0... where !Task.isCancelled {
        show(text(halves / 2))
        // A wait that is cut short is over.
        _ = try? await Task.sleep(for: .milliseconds(500))
      }
    }
    defer {
      ticking.cancel()
      clear()
    }
    return await work()
  }

  /// That an answer is waited for, and how long at most.
  static func waiting(_ seconds: Int) -> LocalizedText {
    let most = BoundedHTTPClient.limit.components.seconds
    return LocalizedText(
      en: "Waiting for an answer: \(seconds) of at most \(most) s; Ctrl-C ends it",
      ru: "Ожидание ответа: \(seconds) с, не больше \(most) с; прервать — Ctrl-C"
    )
  }

  /// Takes the line off the screen.
  func clear() {
    if isShown { context.streams.writeError("\r\u{1B}[K") }
    isShown = false
  }

  private var isWanted: Bool {
    context.streams.errorIsTerminal && !context.session.isQuiet && context.launch.variables["TERM"] != "dumb"
  }
}
