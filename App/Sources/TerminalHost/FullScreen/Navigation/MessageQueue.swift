import CoreModule

/// What the program has to say besides the screens. A message never takes another's place: it waits until there is room for it.
struct MessageQueue {
  struct Message: Equatable {
    let text: LocalizedText
    let isProblem: Bool
    /// When it was first shown.
    var shown: Moment?

    static func == (left: Message, right: Message) -> Bool { left.text == right.text && left.isProblem == right.isProblem }
  }

  private(set) var messages: [Message] = []

  /// How long a message stays, in milliseconds; a problem stays longer.
  static func duration(_ message: Message) -> Double { message.isProblem ? 8_000 : 4_000 }

  /// Adds a message, unless it is waiting already.
  mutating func add(_ text: LocalizedText, isProblem: Bool) {
    let message = Message(text: text, isProblem: isProblem)
    if !messages.contains(message) { messages.append(message) }
  }

  /// The messages that `room` lines can show; from now on their time runs.
  mutating func show(_ room: Int, at now: Moment) -> [Message] {
    for index in messages.indices.prefix(room) where messages[index].shown == nil { messages[index].shown = now }
    return Array(messages.prefix(room))
  }

  /// Forgets what was shown long enough.
  mutating func expire(at now: Moment) {
    messages.removeAll { message in message.shown.map { now.milliseconds(since: $0) >= Self.duration(message) } ?? false }
  }

  /// Forgets the oldest message that was shown.
  mutating func dismiss() {
    if messages.first?.shown != nil { messages.removeFirst() }
  }

  /// The milliseconds until the next message goes; `nil` when none is shown.
  func rest(at now: Moment) -> Double? {
    messages.compactMap { message in message.shown.map { Self.duration(message) - now.milliseconds(since: $0) } }.min()
  }
}
