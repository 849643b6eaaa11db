import AppServices
import CoreModule
import CoreModuleDigest
import CoreModuleLive
import CoreModulePOSIX
import Glibc
import Synchronization

/// The grants of the server, in a file that only the user can read. It is read again when it has changed.
final class ServerGrantFile: ServerGrantStore {
  private let path: String
  private let lastRead = Mutex<(stamp: String, grants: ServerGrants)?>(nil)

  init(path: String) { self.path = path }

  func digest(_ secret: String) -> String { FileDigest.sha256(of: Array(secret.utf8)) }

  func grants() throws(StorageError) -> ServerGrants {
    let stamp = LiveLaunch.fileStamp(path) ?? ""
    if let known = lastRead.withLock({ $0 }), known.stamp == stamp { return known.grants }
    let grants = try read()
    lastRead.withLock { $0 = (stamp, grants) }
    return grants
  }

  func change<Value: Sendable>(_ body: (inout ServerGrants) -> Value) throws(StorageError) -> Value {
    let file: FileDescriptor
    do throws(SystemError) {
      PrivateFolder(of: path).make()
      file = try FileDescriptor(opening: path + ".lock", O_RDWR | O_CREAT)
      try file.lock()
    } catch { throw .writing(error, path: path) }
    defer { file.close() }
    var grants = try read()
    let before = grants
    let value = body(&grants)
    if grants != before { try PrivateFile(path: path).replace(with: Array((grants.json.text + "\n").utf8)) }
    return value
  }

  private func read() throws(StorageError) -> ServerGrants {
    guard let bytes = try PrivateFile(path: path).read() else { return ServerGrants() }
    guard let grants = JSON(document: bytes).flatMap(ServerGrants.init) else {
      throw .inputOutput(path: path, detail: "not a list of devices and tokens; delete it, and let them in again")
    }
    return grants
  }
}
