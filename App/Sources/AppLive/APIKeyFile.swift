import CoreModule
import CoreModulePOSIX
import Glibc

/// A file with the user's API key for a service.
struct APIKeyFile {
  private let path: String
  private static let maximumBytes = 1 << 20
  private static let longestKey = 1000

  init(_ path: String) { self.path = path }

  /// The first non-empty line.
  func apiKey() throws(APIKeyFileFault) -> String {
    let lines = try bytes().get().split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
    let key = lines.lazy.map(\.trimmed).first { !$0.isEmpty }
    // HTTP headers allow only printable ASCII.
    guard let key, key.utf8.allSatisfy({ (32...126).contains($0) }), key.utf8.count <= Self.longestKey else { throw .noKey }
    return key
  }

  /// Reads regular files only: a pipe would block, and a device never ends.
  private func bytes() -> Result<[UInt8], APIKeyFileFault> {
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      defer { file.close() }
      var status = stat()
      guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .failure(.noFile) }
      guard status.st_size <= Self.maximumBytes else { return .failure(.noKey) }
      return .success(try file.readToEnd(limit: Self.maximumBytes))
    } catch {
      switch UserFileError.Reason.reading(error) {
      case .missing: return .failure(.missing)
      case .permissionDenied: return .failure(.permissionDenied)
      default: return .failure(.noFile)
      }
    }
  }
}
