import CoreModule
import CoreModuleLive
import CoreModuleTesting
import Foundation
import Testing

struct SystemFilesTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }
  let files: SystemFiles

  init() throws {
    let folder = temporary.path
    try FileManager.default.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
    files = SystemFiles(workingFolder: folder, ownFiles: [folder + "/own.db", folder + "/missing.db"], ownFolder: folder + "/backups")
    try Data("own".utf8).write(to: URL(filePath: folder + "/own.db"))
  }

  @Test func `a text is written whole for nobody but the user, and read back`() throws {
    for text in ["one", String(repeating: "é", count: 3_000_000), ""] {
      try files.write(text, to: "inner/a.json")
      #expect(try files.read(folder + "/inner/a.json", limit: 10_000_000) == Array(text.utf8))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/inner") == ["a.json"])
    #expect(try FileManager.default.attributesOfItem(atPath: folder + "/inner/a.json")[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a temporary file keeps its ending and is gone with what a library left beside it`() throws {
    let files = SystemFiles(workingFolder: folder, ownFiles: [], ownFolder: folder + "/backups", temporaryFolder: folder + "/inner")
    var file: (any TemporaryFile)? = try files.temporaryFile(ending: ".apkg")
    let path = try #require(file?.path)
    try file?.write([1, 2])
    try file?.write([3])
    #expect(path.hasSuffix(".apkg") && files.isOpenToOthers(path) == false)
    #expect(try files.read(path, limit: 10) == [1, 2, 3])
    try files.write("beside", to: path + "-wal")
    file = nil
    #expect(files.names(in: "inner").isEmpty)
    #expect(throws: UserFileError.self) {
      try SystemFiles(workingFolder: folder, ownFiles: [], ownFolder: "", temporaryFolder: "/nowhere").temporaryFile(ending: "")
    }
  }

  @Test func `a copy is whole, for nobody but the user, and never in the place of another file`() throws {
    let text = String(repeating: "é", count: 300_000)
    try files.write(text, to: "a.txt")
    let copies = folder + "/data/texts"
    let paths = try (1...3).map { _ in try files.copy("a.txt", intoFolder: copies, as: "mi texto.txt") }
    #expect(paths == ["mi texto.txt", "mi texto 2.txt", "mi texto 3.txt"].map { copies + "/" + $0 })
    #expect(try files.copy("a.txt", intoFolder: copies, as: "name") == copies + "/name")
    #expect(try files.read(paths[1], limit: 1_000_000) == Array(text.utf8) && files.isOpenToOthers(paths[1]) == false)
    files.deleteCopy(paths[0])
    #expect(try FileManager.default.contentsOfDirectory(atPath: copies).sorted() == ["mi texto 2.txt", "mi texto 3.txt", "name"])
    #expect(throws: UserFileError(path: "missing", .missing)) { try files.copy("missing", intoFolder: copies, as: "a") }
    #expect(throws: UserFileError.self) { try files.copy("a.txt", intoFolder: "/proc/nowhere", as: "a") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: copies).count == 3)
  }

  @Test func `a file with too many bytes is not read`() throws {
    try files.write("1234", to: "a")
    #expect(try files.read("a", limit: 4).count == 4)
    #expect(throws: UserFileError(path: "a", .tooLarge(limit: 3))) { try files.read("a", limit: 3) }
    #expect(throws: UserFileError(path: "/dev/zero", .tooLarge(limit: 3))) { try files.read("/dev/zero", limit: 3) }
  }

  @Test(arguments: [("inner", .isFolder), ("nothing", .missing), ("own.db/a", .missing)] as [(String, UserFileError.Reason)])
  func `what cannot be read is told by its name`(path: String, reason: UserFileError.Reason) {
    #expect(throws: UserFileError(path: path, reason)) { try files.read(path, limit: 10) }
  }

  @Test(
    arguments: [
      ("inner", .isFolder), ("new/", .isFolder), ("nowhere/a", .cannotCreate), ("own.db/a", .cannotCreate), ("", .cannotCreate),
      ("own.db", .isOwn), ("inner/../own.db", .isOwn), ("inner/../missing.db", .isOwn), ("link", .isOwn), ("/dev/full", .diskFull),
    ] as [(String, UserFileError.Reason)])
  func `what cannot be written is told by its name`(path: String, reason: UserFileError.Reason) throws {
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "own.db")
    #expect(throws: UserFileError(path: path, reason)) { try files.write("new", to: path) }
    #expect(try String(contentsOfFile: folder + "/own.db", encoding: .utf8) == "own")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["inner", "link", "own.db"])
  }

  @Test func `nothing is written among the backups`() throws {
    try FileManager.default.createDirectory(atPath: folder + "/backups", withIntermediateDirectories: true)
    try Data("backup".utf8).write(to: URL(filePath: folder + "/backups/a.db"))
    for path in ["backups/a.db", "inner/../backups/new.db"] {
      #expect(throws: UserFileError(path: path, .isOwn)) { try files.write("text", to: path) }
    }
    #expect(try files.read("backups/a.db", limit: 10) == Array("backup".utf8))
  }

  @Test func `what is no file gets the text and stays what it is`() throws {
    try files.write("text", to: "/dev/null")
    #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a folder is listed with what can be read in it, folders marked as such`() throws {
    for name in ["b", ".a", "inner/слово"] { try files.write("text", to: name) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/dead", withDestinationPath: folder + "/nothing")
    try FileManager.default.createSymbolicLink(atPath: folder + "/device", withDestinationPath: "/dev/zero")
    #expect(files.names(in: "") == [".a", "b", "inner/", "own.db"])
    #expect(files.names(in: folder + "/inner/") == ["слово"])
    #expect(files.names(in: "nothing/") == [] && files.names(in: "b") == [])
  }

  @Test func `only what is no file and no folder may be endless`() throws {
    #expect(files.mayBeEndless("/dev/zero"))
    #expect(!files.mayBeEndless("own.db") && !files.mayBeEndless("inner") && !files.mayBeEndless("nothing"))
  }
}
