import CoreModule
import Presentation
import TerminalKit

/// Messages to the user. Each waits until there is room for it; a new one takes the place of those that were seen, except problems.
struct MessageQueue {
  struct Message: Equatable {
    let text: LocalizedText
    let isProblem: Bool
    var shown: MonotonicTime?

    static func == (left: Message, right: Message) -> Bool { left.text == right.text && left.isProblem == right.isProblem }
  }

  private(set) var messages: [Message] = []

  /// In milliseconds; problems stay longer.
  static func duration(_ message: Message) -> Double { message.isProblem ? 8_000 : 4_000 }

  /// Adds a message unless it is already queued.
  mutating func add(_ text: LocalizedText, isProblem: Bool) {
    messages.removeAll { $0.shown != nil && !$0.isProblem }
    let message = Message(text: text, isProblem: isProblem)
    if !messages.contains(message) { messages.append(message) }
  }

  /// Starts the time of the first `count` messages, unless it has started.
  mutating func show(_ count: Int, at now: MonotonicTime) {
    for index in messages.indices.prefix(count) where messages[index].shown == nil { messages[index].shown = now }
  }

  /// Removes messages whose time has passed.
  mutating func expire(at now: MonotonicTime) {
    messages.removeAll { message in message.shown.map { now.milliseconds(since: $0) >= Self.duration(message) } ?? false }
  }

  /// Removes the first message if it is visible.
  mutating func dismiss() {
    if messages.first?.shown != nil { messages.removeFirst() }
  }

  /// Milliseconds until the next message expires; `nil` when none is shown.
  func timeUntilExpiry(at now: MonotonicTime) -> Double? {
    messages.compactMap { message in message.shown.map { Self.duration(message) - now.milliseconds(since: $0) } }.min()
  }
}
