public import CoreModule
import CoreModulePOSIX
import Glibc
public import PersonalDictionary

/// The cache folder of all services. It can be deleted at any time.
public struct CacheFolder: ServiceRecords {
  private let path: String
  private let pause: @Sendable (Duration) async -> Void
  private let lock: FileLock

  /// Creates the cache folder, when it is first used.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the program's cache folder.
  ///   - pause: Waits for a duration.
  ///   - lock: Locks files.
  public init(path: String, pause: @escaping @Sendable (Duration) async -> Void, lock: FileLock = .system) {
    self.path = path
    self.pause = pause
    self.lock = lock
  }

  /// The folder for the answers of one source. Its name includes the kind, because another database may use the number for another source.
  public func folder(of source: SourceConfiguration) -> String {
    let hash = String(FNV1a("\(source.kind)").value, radix: 16)
    return "\(answers)/\(source.kind.name.rawValue)-\(source.number)-\(hash)"
  }

  public func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value {
    PrivateFolder(path: path).make()
    let descriptor = open(path + "/fetch.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Without a cache folder, processes are only coordinated by the locks of single answers.
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

  public func clearAnswers() throws(StorageError) -> Int {
    var count = 0
    for folder in try Self.names(in: answers) {
      // The notes stay, because they count the requests of the day.
      for name in try Self.names(in: "\(answers)/\(folder)") where name != "notes" {
        let file = "\(answers)/\(folder)/\(name)"
        var status = stat()
        if stat(file, &status) == 0, status.st_size > 0 { count += 1 }
        guard unlink(file) == 0 || errno == ENOENT else { throw .writing(.last, path: file) }
      }
    }
    return count
  }

  public func nextTry(of source: SourceConfiguration, at now: Timestamp) -> Timestamp? {
    ServiceNotesFile(path: folder(of: source) + "/notes").read().pauseEnd(at: now)
  }

  private var answers: String { path + "/answers" }

  /// The names in a folder; none when there is no such folder.
  private static func names(in path: String) throws(StorageError) -> [String] {
    do throws(SystemError) { return try Directory.names(in: path) } catch {
      if error.isMissing { return [] }
      throw .reading(error, path: path)
    }
  }
}
