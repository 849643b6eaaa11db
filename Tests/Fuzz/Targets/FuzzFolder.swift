import CoreModulePOSIX
import Glibc

/// A folder in memory for parsers that read files. There is one for each process; it is emptied by the next file of the same name.
enum FuzzFolder {
  static let path: String = {
    let path = "/dev/shm/glot-fuzz-\(getpid())"
    mkdir(path, 0o700)
    return path
  }()

  /// Writes the file and returns its path.
  static func write(_ bytes: some Collection<UInt8>, to name: String) throws -> String {
    let file = path + "/" + name
    guard let stream = fopen(file, "wb") else { throw SystemError.last }
    defer { fclose(stream) }
    let content = Array(bytes)
    guard fwrite(content, 1, content.count, stream) == content.count else { throw SystemError.last }
    return file
  }

  /// Splits the bytes at the marks that the corpus uses between files.
  static func files(in bytes: [UInt8], count: Int) -> [ArraySlice<UInt8>] {
    let mark: [UInt8] = Array("\n=====\n".utf8)
    var files: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while files.count < count - 1, let end = rest.firstRange(of: mark) {
      files.append(rest[rest.startIndex..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    files.append(rest)
    return files + Array(repeating: [], count: count - files.count)
  }
}
