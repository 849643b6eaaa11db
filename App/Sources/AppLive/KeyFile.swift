import CoreModule
import CoreModuleLive
import TodoList

/// A file with a secret in its first line.
struct KeyFile {
  private let path: String

  /// The file at `path`, in which `~` stands for `home`; empty for none.
  init(_ path: String, home: String) { self.path = path.hasPrefix("~/") ? home + path.dropFirst() : path }

  /// The secret, or `nil` without a file.
  func key() throws(SyncProblem) -> String? {
    guard !path.isEmpty else { return nil }
    let bytes: [UInt8]?
    do throws(StorageError) { bytes = try PrivateFile(path: path).read() } catch { throw .unreadableKey(path: path) }
    guard let bytes, let text = String(validating: bytes, as: UTF8.self), let line = text.split(whereSeparator: \.isNewline).first else {
      throw .unreadableKey(path: path)
    }
    return String(line)
  }
}

extension Pause {
  /// Waits as long as told, or until the task is cancelled.
  static let system = Pause { seconds in
    // A wait that is cut short is over.
    _ = try? await Task.sleep(for: .seconds(seconds))
  }
}
