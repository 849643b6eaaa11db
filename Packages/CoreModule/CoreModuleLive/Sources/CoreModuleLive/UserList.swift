import Foundation
import Glibc

/// The system's list of users in a file, in the format of passwd(5).
///
/// `getpwuid` loads other user databases at run time, which crashes a statically linked program when the file lacks the user.
struct UserList {
  let text: String

  /// The list in `/etc/passwd`; empty when it cannot be read.
  static func ofSystem() -> UserList {
    guard let bytes = FileManager.default.contents(atPath: "/etc/passwd") else { return UserList(text: "") }
    return UserList(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The home folder of a user; `nil` when the list lacks the user.
  func home(of user: uid_t) -> String? {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      if fields.count >= 7, fields[2] == String(user), fields[5].hasPrefix("/") { return String(fields[5]) }
    }
    return nil
  }
}
