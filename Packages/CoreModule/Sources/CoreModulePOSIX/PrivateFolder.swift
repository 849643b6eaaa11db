import Glibc

/// A folder of the program that only the user can read.
public struct PrivateFolder: Sendable {
  /// The absolute path of the folder.
  public let path: String

  /// The folder at an absolute path.
  public init(path: String) { self.path = path }

  /// The folder that contains a file with an absolute path.
  public init(of file: String) { path = String(file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)) }

  /// Creates the folder and its missing parents.
  ///
  /// - Returns: The first failure. Ignoring it is safe: creating a file in the folder fails then, too.
  @discardableResult public func make() -> SystemError? {
    var made = ""
    var failure: SystemError?
    for part in path.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o700) < 0, errno != EEXIST {
        let refusal = SystemError.last
        // Some systems refuse before they see that the folder exists.
        if access(made, F_OK) != 0 { failure = failure ?? refusal }
      }
    }
    return failure
  }
}
