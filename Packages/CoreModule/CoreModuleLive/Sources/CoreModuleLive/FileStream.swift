import CoreModule
import CoreModulePOSIX
import Glibc

/// A byte stream over an open file.
final class FileStream: ByteStream {
  /// The size of a regular file.
  let size: Int?
  private let path: String
  private let file: FileDescriptor

  /// The bytes that were read to find out whether there is a writer.
  private var first: [UInt8] = []

  private static let portion = 1 << 18
  /// How long to wait for a writer of a pipe.
  private static let writerTimeLimit = Duration.seconds(2)

  /// Opens the file at `place`, which the user named `path`.
  init(_ place: String, named path: String) throws(UserFileError) {
    self.path = path
    // Without `O_NONBLOCK`, opening a named pipe blocks until there is a writer.
    do throws(SystemError) { file = try FileDescriptor(opening: place, O_RDONLY | O_NONBLOCK) } catch {
      throw UserFileError(path: path, .reading(error))
    }
    var status = stat()
    let kind = fstat(file.rawValue, &status) == 0 ? status.st_mode & S_IFMT : 0
    size = kind == S_IFREG ? Int(status.st_size) : nil
    if kind == S_IFIFO { try waitForWriter() }
    _ = fcntl(file.rawValue, F_SETFL, fcntl(file.rawValue, F_GETFL) & ~O_NONBLOCK)
  }

  /// A writer may come a little later. Once it is there, it may take as long as it likes.
  private func waitForWriter() throws(UserFileError) {
    guard !file.wait(for: POLLIN, before: Deadline(after: Self.writerTimeLimit)) else { return }
    var byte: UInt8 = 0
    switch read(file.rawValue, &byte, 1) {
    case 0: throw UserFileError(path: path, .silentPipe)
    case 1: first = [byte]
    default: break
    }
  }

  deinit { file.close() }

  func next() throws(UserFileError) -> [UInt8] {
    if !first.isEmpty {
      defer { first = [] }
      return first
    }
    do throws(SystemError) { return try file.read(upTo: Self.portion) } catch { throw UserFileError(path: path, .reading(error)) }
  }
}
