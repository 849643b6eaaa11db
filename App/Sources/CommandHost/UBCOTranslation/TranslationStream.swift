import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import UBCOTranslation

/// Translates standard input as a stream, in constant memory.
struct TranslationStream: StreamedResult {
  let options: StreamOptions
  let format: OutputFormat

  private static let blockSize = 256 << 10
  /// The maximum size of the part of a block that is carried over to the next.
  private static let maximumUnreadBytes = 64
  /// With `--strict`, a fault within this size prevents all output.
  private static let maximumDeferredBytes = 8 << 20

  func write(to streams: Streams) throws(Streams.Failure) -> Problem? {
    streams.widenPipes()
    var stream = TextStream(options)
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.blockSize + Self.maximumUnreadBytes)
    defer { input.deallocate() }
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: TextStream.capacity(for: input.count))
    defer { output.deallocate() }
    var writer = DeferredWriter(
      streams: streams, capacity: options.translation.isStrict ? Self.maximumDeferredBytes : 0, isCount: isJSONCount)
    var held = 0
    var isLast = false
    while !isLast {
      let received: Int
      do throws(Streams.Failure) {
        received = try streams.read(into: UnsafeMutableBufferPointer(rebasing: input[held..<(held + Self.blockSize)]))
      } catch { return .unreadableInput(error) }
      isLast = received == 0
      let available = UnsafeBufferPointer(rebasing: input[..<(held + received)])
      let progress = stream.translate(available, isLast: isLast, into: output)
      if let fault = stream.fault { return Problem(fault) }
      try writer.add(UnsafeBufferPointer(rebasing: output[..<progress.written]))
      held = available.count - progress.read
      if let start = input.baseAddress { start.update(from: start + progress.read, count: held) }
    }
    try writer.finish()
    return stream.comesBack ? nil : .doesNotComeBack
  }

  private var isJSONCount: Bool { options.isCount && format == .json }
}

/// Holds back output up to `capacity`, so that nothing is written if a fault is found early.
private struct DeferredWriter {
  let streams: Streams
  let capacity: Int
  /// Whether the output is a number to write as JSON.
  let isCount: Bool
  private var held: [UInt8] = []
  /// `nil` if the output is a terminal.
  private let data: Streams.DataOutput?

  init(streams: Streams, capacity: Int, isCount: Bool) {
    self.streams = streams
    self.capacity = capacity
    self.isCount = isCount
    data = streams.dataOutput
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) throws(Streams.Failure) {
    if let data, capacity == 0, !isCount, held.isEmpty { return try data.write(bytes) }
    held += bytes
    if held.count > capacity, !isCount { try flush(isLast: false) }
  }

  mutating func finish() throws(Streams.Failure) { try flush(isLast: true) }

  private mutating func flush(isLast: Bool) throws(Streams.Failure) {
    if isCount {
      return try streams.write("\(JSON.object([("words", .number(Int(String(decoding: held.dropLast(), as: UTF8.self)) ?? 0))]).text)\n")
    }
    guard let data else {
      // Do not split a UTF-8 character.
      let end = isLast ? held.count : held.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
      try streams.write(HarmlessText(String(decoding: held[..<end], as: UTF8.self)))
      held.removeFirst(end)
      return
    }
    let whole = held
    held = []
    let result = whole.withUnsafeBufferPointer { bytes in Result { () throws(Streams.Failure) in try data.write(bytes) } }
    try result.get()
  }
}
