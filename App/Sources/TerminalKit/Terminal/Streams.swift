package import CoreModule
import Glibc

/// Standard input, output and error of the process.
package struct Streams: Sendable {
  private let output: Int32

  /// - Parameter output: The file that takes the place of standard output, such as a pipe to a pager.
  package init(output: Int32 = STDOUT_FILENO) { self.output = output }

  /// Why a stream failed.
  package enum Failure: Error, Equatable {
    /// The reader has closed the stream.
    case closed
    /// A system error, with its description.
    case failed(String)
  }

  package var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  package var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  package var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard output is the terminal on which the user waits for this process.
  package var isForeground: Bool { outputIsTerminal && tcgetpgrp(STDOUT_FILENO) == getpgrp() }

  /// The width of the terminal; `nil` if standard output is not a terminal.
  package var outputWidth: Int? { outputSize?.columns }

  /// The size of the terminal, whose rows may be 0; `nil` if standard output is not a terminal.
  package var outputSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard outputIsTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes to standard output.
  package func write(_ text: HarmlessText) throws(Failure) {
    if let failure = Self.write(text.text, to: output) { throw failure }
  }

  /// Writes to standard error, ignoring failures.
  package func writeError(_ text: HarmlessText) {
    _ = Self.write(text.text, to: STDERR_FILENO)
  }

  /// Reads standard input to its end; `nil` if it is longer than `limit` bytes.
  package func readAll(limit: Int) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      let part = try readSome()
      if part.isEmpty { return bytes }
      bytes += part
      if bytes.count > limit { return nil }
    }
  }

  /// Reads what is available, waiting if necessary; empty at the end.
  package func readSome() throws(Failure) -> [UInt8] {
    var result: Result<Int, Failure> = .success(0)
    let part = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      result = Result { () throws(Failure) in try read(into: buffer) }
      if case .success(let received) = result { count = received }
    }
    _ = try result.get()
    return part
  }

  /// Reads the next bytes, waiting if necessary. Returns 0 at the end.
  package func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int {
    while true {
      let received = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if received >= 0 { return received }
      if errno != EINTR, !Self.waits(for: POLLIN, on: STDIN_FILENO) { throw .failed(String(cString: strerror(errno))) }
    }
  }

  /// Reads standard input in blocks until `take` returns `false`.
  package func readBlocks(_ take: (Span<UInt8>) -> Bool) throws(Failure) {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try block.withUnsafeMutableBufferPointer { buffer throws(Failure) in try read(into: buffer) }
      if count == 0 || !take(block.span.extracting(first: count)) { return }
    }
  }

  /// Standard output for unchanged bytes; `nil` if it is a terminal.
  package var dataOutput: DataOutput? { outputIsTerminal ? nil : DataOutput() }

  package struct DataOutput {
    fileprivate init() {}

    package func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
      if let failure = Streams.write(bytes, to: STDOUT_FILENO) { throw failure }
    }

    package func write(_ text: String) throws(Failure) {
      if let failure = Streams.write(text, to: STDOUT_FILENO) { throw failure }
    }
  }

  /// Enlarges the pipe buffers to the allowed maximum, which reduces context switches.
  package func widenPipes() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO] { _ = fcntl(descriptor, Self.setPipeSize, 1 << 20) }
  }

  /// `F_SETPIPE_SZ` of Linux.
  private static let setPipeSize: Int32 = 1031

  /// Waits until the stream is ready. Another program may have set `O_NONBLOCK` on the shared stream.
  ///
  /// - Returns: Whether the last call failed with `EAGAIN` and can be repeated.
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
