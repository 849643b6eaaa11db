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

  /// Whether a small disk of its own can be made.
  static var canMount: Bool {
    guard getuid() == 0, let terminal = try? Terminal() else { return false }
    return (try? terminal.run("mkdir m && mount -t tmpfs -o size=64k tmpfs m && umount m"))?.status == 0
  }
}
