import Glibc

/// Reads folders.
public enum Directory {
  /// The names in the folder at `path`, unordered, without those that are not valid UTF-8.
  public static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(validating: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
