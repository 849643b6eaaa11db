public import CoreModule
import Glibc
public import PersonalDictionary

/// The folder with the answers of all services. Deleting it does no harm: the services are asked again.
public struct CacheFolder: ServiceRecords {
  private let path: String
  private let pause: @Sendable (Duration) async -> Void
  private let lock: FileLock

  /// - Parameters:
  ///   - path: The absolute path of the program's cache.
  ///   - pause: Waits.
  ///   - lock: Takes the locks of files.
  public init(path: String, pause: @escaping @Sendable (Duration) async -> Void, lock: FileLock = .system) {
    self.path = path
    self.pause = pause
    self.lock = lock
  }

  /// The folder for the answers of one source. What the source is counts too: another database may give its number to another.
  public func folder(of source: SourceConfiguration) -> String {
    let sum = Array("\(source.kind)".utf8).reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return "\(answers)/\(source.kind.name.rawValue)-\(source.number)-\(String(sum, radix: 16))"
  }

  /// See `ServiceRecords.inTurn(waiting:_:)`.
  public func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value {
    makeFolders(path)
    let descriptor = open(path + "/fetch.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Without a cache there is no other way to know of each other than the locks of the questions.
    guard descriptor >= 0 else { return await work() }
    defer { close(descriptor) }
    var isTold = false
    while !lock.take(descriptor), !Task.isCancelled {
      if !isTold { waiting() }
      isTold = true
      await pause(.milliseconds(100))
    }
    return await work()
  }

  /// See `ServiceRecords.clearAnswers()`.
  public func clearAnswers() throws(StorageError) -> Int {
    var count = 0
    for folder in try Self.names(in: answers) {
      // The notes stay: how often a service was asked today does not change.
      for name in try Self.names(in: "\(answers)/\(folder)") where name != "notes" {
        let file = "\(answers)/\(folder)/\(name)"
        var status = stat()
        if stat(file, &status) == 0, status.st_size > 0 { count += 1 }
        guard unlink(file) == 0 || errno == ENOENT else { throw Self.failure(file) }
      }
    }
    return count
  }

  /// See `ServiceRecords.nextTry(of:at:)`.
  public func nextTry(of source: SourceConfiguration, at now: Timestamp) -> Timestamp? {
    ServiceNotesFile(path: folder(of: source) + "/notes").read().rest(at: now)
  }

  private var answers: String { path + "/answers" }

  /// The names in a folder; none when there is no such folder.
  private static func names(in path: String) throws(StorageError) -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw failure(path)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func failure(_ path: String) -> StorageError {
    errno == EACCES || errno == EPERM
      ? .permissionDenied(path: path) : .inputOutput(path: path, detail: String(cString: strerror(errno)))
  }
}
