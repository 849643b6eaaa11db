public import CoreModule
import CoreModulePOSIX
import Glibc

extension SystemFiles {
  public func copy(_ path: String, intoFolder folder: String, as name: String) throws(UserFileError) -> String {
    let source = try stream(path)
    PrivateFolder(path: folder).make()
    var template = Array("\(folder)/.new-XXXXXX".utf8CString)
    let file = FileDescriptor(rawValue: mkstemp(&template))
    guard file.rawValue >= 0 else { throw UserFileError(path: folder, .writing(.last)) }
    defer {
      file.close()
      unlink(template)
    }
    while case let bytes = try source.next(), !bytes.isEmpty {
      let result = bytes.withUnsafeBytes { bytes in Result { () throws(SystemError) in try file.write(bytes) } }
      do throws(SystemError) { try result.get() } catch { throw UserFileError(path: folder, .writing(error)) }
    }
    do throws(SystemError) {
      try file.synchronize()
      let place = try Self.unusedPlace(for: name, in: folder)
      guard rename(template, place) == 0 else {
        let error = SystemError.last
        unlink(place)
        throw error
      }
      let parent = try FileDescriptor(opening: folder + "/", O_RDONLY | O_DIRECTORY)
      defer { parent.close() }
      try parent.synchronize()
      return place
    } catch { throw UserFileError(path: folder, .writing(error)) }
  }

  public func deleteCopy(_ path: String) { unlink(path) }

  /// A path that no file had. It has an empty one from now on, so that no other process takes it.
  private static func unusedPlace(for name: String, in folder: String) throws(SystemError) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    var number = 1
    while true {
      let place = folder + "/" + (number == 1 ? name : "\(name[..<dot]) \(number)\(name[dot...])")
      do throws(SystemError) {
        try FileDescriptor(opening: place, O_WRONLY | O_CREAT | O_EXCL).close()
        return place
      } catch {
        guard error.code == EEXIST else { throw error }
        number += 1
      }
    }
  }
}
