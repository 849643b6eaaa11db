import CoreModule
import CoreModuleLive
import PersonalDictionary

/// The file with the user's key for a service.
struct ServiceKey {
  let path: String

  /// The first line of the file that is not empty.
  func key() throws(SourceFault) -> String {
    let bytes: [UInt8]?
    do { bytes = try PrivateFile(path: path).read() } catch {
      switch error {
      case .permissionDenied: throw SourceFault(path: path, .permissionDenied)
      default: throw SourceFault(path: path, .noFile)
      }
    }
    guard let bytes else { throw SourceFault(path: path, .missing) }
    let lines = bytes.split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
    let key = lines.lazy.map { $0.filter { !$0.isWhitespace } }.first { !$0.isEmpty }
    // A header of a request can carry nothing else.
    guard let key, key.utf8.allSatisfy({ (33...126).contains($0) }), key.utf8.count <= 1000 else { throw SourceFault(path: path, .foreign) }
    return key
  }
}
