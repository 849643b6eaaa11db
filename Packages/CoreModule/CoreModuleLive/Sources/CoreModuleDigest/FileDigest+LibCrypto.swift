public import CoreModule
import Glibc
import LibCrypto

extension FileDigest {
  /// Computed by OpenSSL's libcrypto.
  public static var libCrypto: FileDigest { FileDigest(sha256: { path throws(StorageError) in try sum(of: path) }) }

  private static func sum(of path: String) throws(StorageError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var context = SHA256_CTX()
    SHA256_Init(&context)
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count == 0 { break }
      if count > 0 { SHA256_Update(&context, bytes, UInt(count)) } else if errno != EINTR { throw failure(path) }
    }
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256_Final(&digest, &context)
    return digest.map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
  }

  private static func failure(_ path: String) -> StorageError { .inputOutput(path: path, detail: String(cString: strerror(errno))) }
}
