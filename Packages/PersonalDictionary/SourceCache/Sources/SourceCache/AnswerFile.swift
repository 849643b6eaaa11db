import Foundation
import Glibc
import PersonalDictionary

/// The file of one answer. Whoever asks the service for it holds its lock, so that nobody else asks the same.
struct AnswerFile {
  /// What was asked.
  struct Question: Equatable {
    let text: String
    let direction: Direction
  }

  private let descriptor: Int32
  private let question: Question
  private static let mostBytes = 8 << 20

  /// Opens the file of a question in `folder`, which is made where it is missing; `nil` when that cannot be done.
  init?(of question: Question, in folder: String, creating: Bool) {
    if creating { makeFolders(folder) }
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creating ? O_CREAT : 0)
    descriptor = open(folder + "/" + Self.name(of: question), flags, 0o600)
    guard descriptor >= 0 else { return nil }
    self.question = question
  }

  /// Takes the lock, if nobody has it.
  func take(_ lock: FileLock) -> Bool { lock.take(descriptor) }

  /// Closes the file, and with it gives the lock back.
  func end() { close(descriptor) }

  /// The entries that the service answered with; `nil` while it was not asked.
  var entries: [DictionaryEntry]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0, status.st_size <= Self.mostBytes else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { return nil }
    return StoredAnswer(bytes, of: question)?.entries
  }

  /// Keeps the entries. An answer that cannot be kept is asked for again, which does no harm.
  func keep(_ entries: [DictionaryEntry]) {
    let bytes = StoredAnswer(question: question, entries: entries).bytes
    guard bytes.count <= Self.mostBytes, ftruncate(descriptor, 0) == 0 else { return }
    if pwrite(descriptor, bytes, bytes.count, 0) != bytes.count { ftruncate(descriptor, 0) }
  }

  /// Two sums of the question, together 128 bits: the file itself says which question it is of.
  private static func name(of question: Question) -> String {
    let bytes = Array("\(question.direction)\n\(question.text)".utf8)
    return [UInt64(0xCBF2_9CE4_8422_2325), 0x9E37_79B9_7F4A_7C15].map { start in
      let sum = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// Makes a folder, with those on the way, for nobody but the user; one that cannot be made shows itself when a file in it is.
func makeFolders(_ path: String) {
  var made = ""
  for part in path.split(separator: "/") {
    made += "/\(part)"
    mkdir(made, 0o700)
  }
}
