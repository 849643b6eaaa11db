import CoreModulePOSIX
import CoreModuleTesting
import Foundation
import Glibc
import Testing
import ZipFiles
import ZipFilesTesting

struct ZipFileTests {
  let folder = TemporaryFolder()

  private func zip(_ fixture: ZipFixture) throws -> ZipFile { try zip(fixture.bytes) }

  private func zip(_ bytes: [UInt8]) throws -> ZipFile {
    try folder.write(bytes, to: "a.zip")
    return try ZipFile(path: folder.path + "/a.zip")
  }

  private func content(_ zip: ZipFile, _ name: String = "a", limit: Int = 1 << 20) throws -> [UInt8] {
    let entry = try #require(try zip.entries { $0 == name }[name])
    return try zip.bytes(of: entry, limit: limit)
  }

  @Test func `stored and deflated entries are read, with short and long fields`() throws {
    let long = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    for isLong in [false, true] {
      var fixture = ZipFixture([
        ZipFixture.Entry(name: "a", content: [1, 2, 3], isLong: isLong), ZipFixture.Entry(name: "empty"),
        ZipFixture.Entry(name: "b", content: long, method: 8, isLong: isLong, packed: ZipFixture.deflated(long)),
      ])
      fixture.isLong = isLong
      fixture.comment = Array("a comment".utf8)
      let zip = try zip(fixture)
      #expect(try content(zip) == [1, 2, 3])
      #expect(try content(zip, "b") == long)
      #expect(try content(zip, "empty") == [])
    }
  }

  @Test func `what the writer wrote is read`() throws {
    let long = [UInt8]((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) })
    try folder.write(long, to: "long")
    let file = try FileDescriptor(opening: folder.path + "/a.zip", O_RDWR | O_CREAT)
    let source = try FileDescriptor(opening: folder.path + "/long", O_RDONLY)
    var writer = ZipWriter(file: file)
    try writer.add("long", from: source)
    try writer.add("a", [1, 2, 3])
    try writer.finish()
    source.close()
    file.close()
    let zip = try ZipFile(path: folder.path + "/a.zip")
    #expect(try content(zip, "long") == long)
    #expect(try content(zip) == [1, 2, 3])
    #expect(zip.size < long.count)
  }

  @Test func `an archive that is cut off anywhere is told`() throws {
    let bytes = ZipFixture(["a": [UInt8](repeating: 7, count: 500)]).bytes
    for length in stride(from: 4, to: bytes.count, by: 13) {
      #expect(throws: ZipError.truncated) { try zip(Array(bytes.prefix(length))) }
    }
    #expect(throws: ZipError.foreign) { try zip([1, 2, 3]) }
    #expect(throws: ZipError.foreign) { try zip([]) }
  }

  @Test func `names that are wanted must be there once, others are nothing`() throws {
    let zip = try zip(ZipFixture(["../a": [1], "/a": [2], "a": [3], "b": [4], "b": [5]]))
    #expect(try content(zip) == [3])
    #expect(throws: ZipError.repeated(entry: "b")) { try zip.entries { $0 == "b" } }
  }

  @Test func `damage is told`() throws {
    let text = [UInt8](repeating: 65, count: 1000)
    var packed = ZipFixture.deflated(text)
    let faulty: [(ZipFixture.Entry, ZipError)] = [
      (.init(name: "a", content: text, checksum: 1), .damaged(entry: "a")),
      (.init(name: "a", content: text, size: 5), .damaged(entry: "a")),
      (.init(name: "a", content: text, method: 8, packed: Array(packed.dropLast(3))), .damaged(entry: "a")),
      (.init(name: "a", content: text, method: 8, packed: [0xFF] + packed), .damaged(entry: "a")),
      (.init(name: "a", content: text, method: 93), .unknownMethod(entry: "a", 93)),
      (.init(name: "a", content: text, flags: 1), .encrypted(entry: "a")),
    ]
    for (entry, error) in faulty { #expect(throws: error, "\(entry)") { try content(try zip(ZipFixture([entry]))) } }
    packed.removeAll()
    var bytes = ZipFixture(["a": text]).bytes
    bytes[0] = 0
    #expect(throws: ZipError.damaged(entry: "a")) { try content(try zip(bytes)) }
  }

  @Test func `what is unpacked is counted, whatever the headers say`() throws {
    let zeros = [UInt8](repeating: 0, count: 4 << 20)
    var entry = ZipFixture.Entry(name: "a", content: zeros, method: 8, packed: ZipFixture.deflated(zeros))
    #expect(throws: ZipError.tooLarge(entry: "a", limit: 1 << 20)) { try content(try zip(ZipFixture([entry]))) }
    entry.size = 100
    #expect(throws: ZipError.tooLarge(entry: "a", limit: 1 << 20)) { try content(try zip(ZipFixture([entry]))) }
    #expect(throws: ZipError.damaged(entry: "a")) { try content(try zip(ZipFixture([entry])), limit: 8 << 20) }
  }

  @Test func `what is no file is told`() throws {
    #expect(throws: ZipError.system(SystemError(code: EISDIR))) { try ZipFile(path: folder.path) }
    #expect(throws: ZipError.system(SystemError(code: ENOENT))) { try ZipFile(path: folder.path + "/none") }
    #expect(throws: ZipError.foreign) { try ZipFile(path: "/dev/null") }
  }
}
