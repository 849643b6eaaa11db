import CoreModulePOSIX
import Glibc

/// Programs on the user's path.
struct SystemTools: ToolRunner {
  private static let patience = Duration.seconds(2)
  private static let maximumBytes = 1 << 24

  func run(_ words: [String], input: [UInt8]?) -> [UInt8]? {
    guard let name = words.first else { return nil }
    // A file, because writing to a pipe would block when the program does not read.
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let bytes = input ?? []
    guard write(fileno(file), bytes, bytes.count) == bytes.count, lseek(fileno(file), 0, SEEK_SET) == 0 else { return nil }
    var program = ChildProgram(name, Array(words.dropFirst()))
    program.streams.input = .descriptor(fileno(file))
    // A copying program may keep running and hold its output open, so its output is not read.
    guard input == nil else { return Self.succeeds(program.start()) ? [] : nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    program.streams.output = .descriptor(ends[1])
    let process = program.start()
    close(ends[1])
    let output = Self.read(FileDescriptor(rawValue: ends[0]))
    return Self.succeeds(process) ? output : nil
  }

  private static func read(_ output: FileDescriptor) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < maximumBytes, output.wait(for: POLLIN, before: Deadline(after: patience)) {
      guard let part = try? output.read(upTo: 1 << 16), !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  private static func succeeds(_ process: ChildProcess?) -> Bool { process?.end(before: Deadline(after: patience)) == 0 }
}
