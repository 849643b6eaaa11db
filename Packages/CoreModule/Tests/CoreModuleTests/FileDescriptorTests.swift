import CoreModule
import CoreModulePOSIX
import CoreModuleTesting
import Foundation
import Testing

struct FileDescriptorTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  @Test func `what is written is read again, from the beginning and from within`() throws {
    PrivateFolder(path: folder + "/a/b").make()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let file = try FileDescriptor(opening: folder + "/a/b/c", O_RDWR | O_CREAT)
    defer { file.close() }
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.synchronize()
    let copy = try FileDescriptor(opening: folder + "/a/b/c", O_RDONLY)
    defer { copy.close() }
    #expect(try copy.read(upTo: 3, at: 100) == [100, 101, 102])
    #expect(try copy.readToEnd(limit: 10) == Array(bytes.prefix(10)))
    #expect(try copy.readToEnd() == Array(bytes.dropFirst(10)))
    #expect(try copy.read(upTo: 10) == [])
    #expect(try FileManager.default.attributesOfItem(atPath: folder + "/a")[.posixPermissions] as? Int == 0o700)
  }

  @Test func `what is sent over a socket arrives, and its end is seen`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let (near, far) = (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
    #expect(!far.wait(for: POLLIN, before: Deadline(after: .zero)))
    try near.send([1, 2, 3])
    #expect(far.wait(for: POLLIN, before: nil))
    #expect(try far.receive(upTo: 10) == [1, 2, 3])
    near.close()
    #expect(try far.receive(upTo: 10) == [])
    #expect(throws: SystemError(code: EPIPE)) { try far.send([1]) }
    far.close()
  }

  @Test func `a folder that cannot be made is told by the first that cannot`() throws {
    try "".write(toFile: folder + "/plain", atomically: false, encoding: .utf8)
    #expect(PrivateFolder(of: folder + "/plain/a/file").make() == SystemError(code: ENOTDIR))
    #expect(PrivateFolder(of: "/file").path.isEmpty)
  }

  @Test(
    arguments: [
      (ENOENT, .missing, .cannotCreate), (EISDIR, .isFolder, .isFolder), (EACCES, .permissionDenied, .permissionDenied),
      (ENOSPC, .failed("No space left on device"), .diskFull), (EROFS, .failed("Read-only file system"), .readOnly),
      (EIO, .failed("Input/output error"), .failed("Input/output error")),
    ] as [(Int32, UserFileError.Reason, UserFileError.Reason)])
  func `an error of the system says why a file cannot be read or written`(
    code: Int32, reading: UserFileError.Reason, writing: UserFileError.Reason
  ) {
    #expect(UserFileError.Reason.reading(SystemError(code: code)) == reading)
    #expect(UserFileError.Reason.writing(SystemError(code: code)) == writing)
  }

  @Test(
    arguments: [
      (ENOENT, .inputOutput(path: "a", detail: "No such file or directory"), .cannotCreate(path: "a")),
      (EPERM, .permissionDenied(path: "a"), .permissionDenied(path: "a")),
      (EDQUOT, .inputOutput(path: "a", detail: "Disk quota exceeded"), .diskFull(path: "a")),
      (EISDIR, .inputOutput(path: "a", detail: "Is a directory"), .cannotCreate(path: "a")),
      (EIO, .inputOutput(path: "a", detail: "Input/output error"), .inputOutput(path: "a", detail: "Input/output error")),
    ] as [(Int32, StorageError, StorageError)])
  func `an error of the system says what a store cannot do`(code: Int32, reading: StorageError, writing: StorageError) {
    #expect(StorageError.reading(SystemError(code: code), path: "a") == reading)
    #expect(StorageError.writing(SystemError(code: code), path: "a") == writing)
  }
}
