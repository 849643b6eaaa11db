import CoreModule
import CoreModuleLive
import Glibc
import PersonalDictionary

/// The file with the user's key for a service.
struct ServiceKey {
  let path: String
  private static let mostBytes = 1 << 20

  /// The first line of the file that is not empty.
  func key() throws(SourceFault) -> String {
    var status = stat()
    if stat(path, &status) == 0 {
      // A pipe would be waited for, and a device never ends.
      guard status.st_mode & S_IFMT == S_IFREG else { throw SourceFault(path: path, .noFile, of: .key) }
      guard status.st_size <= Self.mostBytes else { throw SourceFault(path: path, .foreign, of: .key) }
    }
    let bytes: [UInt8]?
    do { bytes = try PrivateFile(path: path).read() } catch {
      switch error {
      case .permissionDenied: throw SourceFault(path: path, .permissionDenied, of: .key)
      default: throw SourceFault(path: path, .noFile, of: .key)
      }
    }
    guard let bytes else { throw SourceFault(path: path, .missing, of: .key) }
    let lines = bytes.split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
    let key = lines.lazy.map { $0.filter { !$0.isWhitespace } }.first { !$0.isEmpty }
    // A header of a request can carry nothing else.
    guard let key, key.utf8.allSatisfy({ (33...126).contains($0) }), key.utf8.count <= 1000 else {
      throw SourceFault(path: path, .foreign, of: .key)
    }
    return key
  }
}
