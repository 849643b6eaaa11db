import Glibc

/// A folder of the program's, for nobody but the user.
struct PrivateFolder {
  let path: String

  /// Makes it, with those on the way.
  ///
  /// - Returns: The number of the system's error for the first that cannot be made. Whether that matters shows itself when a file in it is made.
  @discardableResult func make() -> Int32? {
    var made = ""
    var failure: Int32?
    for part in path.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o700) < 0, errno != EEXIST { failure = failure ?? errno }
    }
    return failure
  }
}
