/// The lines of standard input, each as soon as it is there.
@MainActor
final class InputLineReader {
  private let streams: Streams
  private var waiting: [UInt8] = []
  private var hasEnded = false

  /// More of a line is passed over.
  private static let mostBytes = 4096

  init(_ streams: Streams) { self.streams = streams }

  /// The bytes of the next line, without its end; `nil` when there is none. Of a long line, the beginning.
  func next() throws(Streams.Failure) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = waiting.firstIndex(of: 0x0A)
      line += waiting[..<(end ?? waiting.endIndex)].prefix(Self.mostBytes - min(line.count, Self.mostBytes))
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
