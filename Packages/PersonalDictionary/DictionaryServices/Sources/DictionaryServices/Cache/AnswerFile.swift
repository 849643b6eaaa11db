import CoreModule
import CoreModulePOSIX
import Glibc
import PersonalDictionary

/// The file of one cached answer. Its lock prevents two processes from sending the same request.
struct AnswerFile {
  /// The looked-up text and direction.
  struct Question: Equatable {
    let text: String
    let direction: Direction
  }

  private let descriptor: Int32
  private let question: Question
  private static let maximumBytes = 8 << 20

  /// Opens the file in `folder`, creating both if requested; `nil` when that fails.
  init?(of question: Question, in folder: String, creating: Bool) {
    if creating { PrivateFolder(path: folder).make() }
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creating ? O_CREAT : 0)
    descriptor = open(folder + "/" + Self.name(of: question), flags, 0o600)
    guard descriptor >= 0 else { return nil }
    self.question = question
  }

  /// Takes the lock, if it is free.
  func take(_ lock: FileLock) -> Bool { lock.take(descriptor) }

  /// Closes the file, which releases the lock.
  func end() { close(descriptor) }

  /// The cached entries; `nil` when there are none.
  var entries: [DictionaryEntry]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0, status.st_size <= Self.maximumBytes else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { return nil }
    return StoredAnswer(bytes, of: question)?.entries
  }

  /// Stores the entries. If this fails, the service is asked again next time.
  func keep(_ entries: [DictionaryEntry]) {
    let bytes = StoredAnswer(question: question, entries: entries).bytes
    guard bytes.count <= Self.maximumBytes, ftruncate(descriptor, 0) == 0 else { return }
    if pwrite(descriptor, bytes, bytes.count, 0) != bytes.count { ftruncate(descriptor, 0) }
  }

  /// The name of the file: two hashes of 64 bits. The file also contains the question, in case of a collision.
  private static func name(of question: Question) -> String {
    [FNV1a.offsetBasis, 0x9E37_79B9_7F4A_7C15].map { start in
      var hash = FNV1a(start)
      hash.add("\(question.direction)\n\(question.text)")
      let digits = String(hash.value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
