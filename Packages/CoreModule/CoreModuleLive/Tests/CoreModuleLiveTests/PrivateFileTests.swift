import CoreModule
import CoreModuleLive
import CoreModuleTesting
import Foundation
import Testing

struct PrivateFileTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  @Test func `a file that is missing is none, and is made with its folder`() throws {
    let file = PrivateFile(path: folder + "/a/b.toml")
    #expect(try file.read() == nil)
    try file.replace(with: Array("one".utf8))
    try file.replace(with: Array("two".utf8))
    #expect(try file.read() == Array("two".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a") == ["b.toml"])
    #expect(try FileManager.default.attributesOfItem(atPath: folder + "/a/b.toml")[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a symbolic link stays one`() throws {
    try PrivateFile(path: folder + "/real").replace(with: [1])
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "real")
    try PrivateFile(path: folder + "/link").replace(with: [2])
    #expect(try PrivateFile(path: folder + "/real").read() == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
  }

  @Test func `a place that is none is told by its name`() throws {
    try PrivateFile(path: folder + "/file").replace(with: [1])
    let path = folder + "/file/config.toml"
    #expect(throws: StorageError.cannotCreate(path: path)) { try PrivateFile(path: path).replace(with: [2]) }
  }
}
