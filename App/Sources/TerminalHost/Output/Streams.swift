import CoreModule
import Glibc

/// Standard input, output and error of the process.
struct Streams: Sendable {
  /// Why a stream failed.
  enum Failure: Error, Equatable {
    /// Nobody reads any more.
    case closed
    /// The system refused, in its own words.
    case failed(String)
  }

  /// Whether a person may be typing.
  var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  /// Whether results go to a screen.
  var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether messages go to a screen.
  var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The columns of the screen that results go to; `nil` elsewhere.
  var outputWidth: Int? {
    var size = winsize()
    guard outputIsTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes to standard output.
  func write(_ text: HarmlessText) throws(Failure) {
    if let failure = Self.write(text.text, to: STDOUT_FILENO) { throw failure }
  }

  /// Writes to standard error; there is nobody left to tell when that fails.
  func writeError(_ text: HarmlessText) {
    _ = Self.write(text.text, to: STDERR_FILENO)
  }

  /// Everything on standard input, up to `limit` bytes, or `nil` when there is more.
  func readAll(limit: Int) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      let part = try readSome()
      if part.isEmpty { return bytes }
      bytes += part
      if bytes.count > limit { return nil }
    }
  }

  /// What is on standard input now, or comes next; nothing at its end.
  func readSome() throws(Failure) -> [UInt8] {
    var result: Result<Int, Failure> = .success(0)
    let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      result = Result { () throws(Failure) in try read(into: buffer) }
      if case .success(let received) = result { count = received }
    }
    _ = try result.get()
    return part
  }

  /// The next bytes on standard input, which are waited for; 0 at its end.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int {
    while true {
      let received = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if received >= 0 { return received }
      if errno != EINTR, !Self.waits(for: POLLIN, on: STDIN_FILENO) { throw .failed(String(cString: strerror(errno))) }
    }
  }

  /// Reads standard input block by block, as long as `take` says that it wants more.
  func readBlocks(_ take: (Span<UInt8>) -> Bool) throws(Failure) {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try block.withUnsafeMutableBufferPointer { buffer throws(Failure) in try read(into: buffer) }
      if count == 0 || !take(block.span.extracting(first: count)) { return }
    }
  }

  /// Where a result that is data goes to the byte; `nil` where a terminal would show it.
  var dataOutput: DataOutput? { outputIsTerminal ? nil : DataOutput() }

  /// Standard output that is no terminal.
  struct DataOutput {
    fileprivate init() {}

    /// Writes bytes as they are.
    func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
      if let failure = Streams.write(bytes, to: STDOUT_FILENO) { throw failure }
    }

    /// Writes a text as it is.
    func write(_ text: String) throws(Failure) {
      if let failure = Streams.write(text, to: STDOUT_FILENO) { throw failure }
    }
  }

  /// Lets as much wait between this process and its neighbours as the system allows: with fewer switches, more gets through.
  func widenPipes() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO] { _ = fcntl(descriptor, Self.setPipeSize, 1 << 20) }
  }

  /// `F_SETPIPE_SZ` of Linux.
  private static let setPipeSize: Int32 = 1031

  /// Waits where another program has made the stream one that does not (`O_NONBLOCK`): it is shared.
  ///
  /// - Returns: Whether the last call failed for that, and may be tried again.
  private static func waits(for events: Int32, on descriptor: Int32) -> Bool {
    guard errno == EAGAIN else { return false }
    var descriptor = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while poll(&descriptor, 1, -1) < 0, errno == EINTR {}
    return true
  }

  private static func write(_ text: String, to descriptor: Int32) -> Failure? {
    var text = text
    return text.withUTF8 { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Failure? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR || waits(for: POLLOUT, on: descriptor) { continue }
      if written < 0 { return errno == EPIPE ? .closed : .failed(String(cString: strerror(errno))) }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
