import CoreModule
import CoreModulePOSIX
import Glibc

/// A file in a folder of its own, where a library may leave others beside it. All are deleted when it is released.
final class FileInTemporaryFolder: TemporaryFile {
  let path: String
  private let folder: String
  private let file: FileDescriptor

  /// Creates the folder in `parent`.
  init(in parent: String, ending: String) throws(UserFileError) {
    var template = Array("\(parent)/glot-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw UserFileError(path: parent, .writing(.last)) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = "\(folder)/file\(ending)"
    do throws(SystemError) { file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL) } catch {
      rmdir(folder)
      throw UserFileError(path: parent, .writing(error))
    }
  }

  deinit {
    file.close()
    for name in (try? Directory.names(in: folder)) ?? [] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  func write(_ bytes: [UInt8]) throws(UserFileError) {
    let result = bytes.withUnsafeBytes { bytes in Result { () throws(SystemError) in try file.write(bytes) } }
    do throws(SystemError) { try result.get() } catch { throw UserFileError(path: folder, .writing(error)) }
  }
}
