import CoreModulePOSIX
import Glibc

/// A running process that sends one request.
struct NetworkProgram {
  let socket: MessageSocket
  private let process: ChildProcess

  /// Starts the program at an absolute path, or returns `nil` when it cannot be started.
  init?(path: String, arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var program = ChildProgram(path, arguments)
    program.streams.input = .descriptor(ends[1])
    guard let process = program.start() else {
      close(ends[0])
      return nil
    }
    socket = MessageSocket(descriptor: ends[0])
    self.process = process
  }

  /// Makes pending reads and writes on the socket return, in whichever thread they are.
  func abandon() { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

  /// Ends the process if it is still running.
  func end() {
    close(socket.descriptor)
    process.end(before: Deadline(after: .zero))
  }
}
