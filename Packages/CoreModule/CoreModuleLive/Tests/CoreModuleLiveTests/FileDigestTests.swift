import CoreModule
import CoreModuleDigest
import Foundation
import Testing

struct FileDigestTests {
  /// The examples of FIPS 180-4: https://csrc.nist.gov/csrc/media/projects/cryptographic-standards-and-guidelines/documents/examples/sha256.pdf
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the sum is the one of the standard`(text: String, sum: String) throws { #expect(try self.sum(of: text) == sum) }

  @Test func `the sum of a long file is the one of the standard`() throws {
    let sum = try sum(of: String(repeating: "a", count: 1_000_000))
    #expect(sum == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private func sum(of text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try FileDigest.libCrypto.sha256(file.path())
  }

  @Test func `a file that is not there has no sum`() {
    #expect(throws: StorageError.self) { try FileDigest.libCrypto.sha256("/nowhere/at/all") }
  }
}
