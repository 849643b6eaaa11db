import Foundation

/// What tests can only use where it is installed.
enum Components {
  static let hasTaskwarrior = FileManager.default.isExecutableFile(atPath: "/usr/bin/task")
  static let hasNetwork = FileManager.default.isExecutableFile(
    atPath: Terminal.binary.deletingLastPathComponent().appending(path: "glot-network").path(percentEncoded: false)
  )

  /// The Python that has Anki's library.
  static let anki: String? = {
    let path = Terminal.checkout.appending(path: ".build-anki/bin/python").path(percentEncoded: false)
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()
}
