import TerminalKit

/// Reads standard input line by line, without waiting for later lines.
@MainActor
final class InputLineReader {
  private let streams: Streams
  private var waiting: [UInt8] = []
  private var hasEnded = false

  /// The rest of a longer line is skipped.
  private static let maximumBytes = 4096

  init(_ streams: Streams) { self.streams = streams }

  /// The next line without its end, truncated if too long; `nil` at the end.
  func next() throws(Streams.Failure) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = waiting.firstIndex(of: 0x0A)
      line += waiting[..<(end ?? waiting.endIndex)].prefix(Self.maximumBytes - min(line.count, Self.maximumBytes))
      if let end {
        waiting.removeSubrange(...end)
        return line.last == 0x0D ? line.dropLast() : line
      }
      waiting = []
      if hasEnded { return line.isEmpty ? nil : line }
      waiting = try streams.readSome()
      hasEnded = waiting.isEmpty
    }
  }
}
