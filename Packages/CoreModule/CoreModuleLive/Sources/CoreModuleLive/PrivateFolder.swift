import Glibc

/// A folder of the program's, for nobody but the user.
struct PrivateFolder {
  let path: String

  /// Makes it, with those on the way; one that cannot be made shows itself when a file in it is.
  func make() {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/\(part)"
      mkdir(made, 0o700)
    }
  }
}
