import Foundation
import Glibc

/// The system's list of users in a file, as passwd(5) describes it.
///
/// The library's own look-up loads what else knows users at run time, which ends a static program that finds nobody in the file.
struct UserList {
  let text: String

  /// What stands in `/etc/passwd`; nothing where it cannot be read.
  static func ofSystem() -> UserList {
    guard let bytes = FileManager.default.contents(atPath: "/etc/passwd") else { return UserList(text: "") }
    return UserList(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The home folder of a user; `nil` when the list does not know it.
  func home(of user: uid_t) -> String? {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      if fields.count >= 7, fields[2] == String(user), fields[5].hasPrefix("/") { return String(fields[5]) }
    }
    return nil
  }
}
