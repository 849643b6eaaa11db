import CoreModule
import UBCOTranslation

/// Standard input, translated as it comes, in constant memory.
struct TranslationStream: StreamedDocument {
  let options: StreamOptions
  let format: OutputFormat

  private static let blockSize = 256 << 10
  /// What is not read of a block, at most.
  private static let mostHeld = 64
  /// A fault that is found in so many bytes at the beginning keeps all of them from being written.
  private static let mostDoubted = 8 << 20

  func write(to streams: Streams) throws(Streams.Failure) -> Problem? {
    streams.widenPipes()
    var stream = TextStream(options)
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.blockSize + Self.mostHeld)
    defer { input.deallocate() }
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: TextStream.capacity(for: input.count))
    defer { output.deallocate() }
    var writer = DoubtfulWriter(streams: streams, most: options.translation.isStrict ? Self.mostDoubted : 0, isCount: isJSONCount)
    var held = 0
    var isLast = false
    while !isLast {
      let received: Int
      do throws(Streams.Failure) {
        received = try streams.read(into: UnsafeMutableBufferPointer(rebasing: input[held..<(held + Self.blockSize)]))
      } catch { return .unreadableInput(error) }
      isLast = received == 0
      let given = UnsafeBufferPointer(rebasing: input[..<(held + received)])
      let progress = stream.translate(given, isLast: isLast, into: output)
      if let fault = stream.fault { return Problem(fault) }
      try writer.add(UnsafeBufferPointer(rebasing: output[..<progress.written]))
      held = given.count - progress.read
      if let start = input.baseAddress { start.update(from: start + progress.read, count: held) }
    }
    try writer.finish()
    return stream.comesBack ? nil : .doesNotComeBack
  }

  private var isJSONCount: Bool { options.isCount && format == .json }
}

/// Writes what is known to be right, and holds what may yet turn out to be wrong.
private struct DoubtfulWriter {
  let streams: Streams
  let most: Int
  /// Whether what comes is a number, to be written as JSON.
  let isCount: Bool
  private var held: [UInt8] = []
  /// Nothing where a terminal shows the result.
  private let data: Streams.DataOutput?

  init(streams: Streams, most: Int, isCount: Bool) {
    self.streams = streams
    self.most = most
    self.isCount = isCount
    data = streams.dataOutput
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) throws(Streams.Failure) {
    if let data, most == 0, !isCount, held.isEmpty { return try data.write(bytes) }
    held += bytes
    if held.count > most, !isCount { try flush(isLast: false) }
  }

  mutating func finish() throws(Streams.Failure) { try flush(isLast: true) }

  private mutating func flush(isLast: Bool) throws(Streams.Failure) {
    if isCount {
      return try streams.write("\(JSON.object([("words", .number(Int(String(decoding: held.dropLast(), as: UTF8.self)) ?? 0))]).text)\n")
    }
    guard let data else {
      // A character is not cut in two.
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
