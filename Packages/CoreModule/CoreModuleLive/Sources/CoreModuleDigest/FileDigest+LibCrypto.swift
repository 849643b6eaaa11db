public import CoreModule
import CoreModulePOSIX
import Glibc
import LibCrypto

extension FileDigest {
  /// Computed by OpenSSL's libcrypto.
  public static var libCrypto: FileDigest { FileDigest(sha256: { path throws(StorageError) in try sum(of: path) }) }

  /// The SHA-256 of some bytes, in hexadecimal digits.
  public static func sha256(of bytes: [UInt8]) -> String {
    var context = SHA256_CTX()
    SHA256_Init(&context)
    SHA256_Update(&context, bytes, UInt(bytes.count))
    return end(&context)
  }

  private static func sum(of path: String) throws(StorageError) -> String {
    var context = SHA256_CTX()
    SHA256_Init(&context)
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY)
      defer { file.close() }
      while case let bytes = try file.read(upTo: 1 << 18), !bytes.isEmpty { SHA256_Update(&context, bytes, UInt(bytes.count)) }
    } catch { throw .reading(error, path: path) }
    return end(&context)
  }

  private static func end(_ context: inout SHA256_CTX) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256_Final(&digest, &context)
    return digest.map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
  }
}
