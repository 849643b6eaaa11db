import CoreModule
import CoreModulePOSIX

/// Opens an address in the browser of the desktop.
public struct BrowserWindow: Sendable {
  private let variables: [String: String]

  /// A window in the desktop session of these environment variables.
  public init(variables: [String: String]) { self.variables = variables }

  /// Opens `address` through a file that leads there: other users can read the arguments of a program, but not the file.
  ///
  /// - Returns: Whether there is a desktop, and the browser was started.
  public func open(_ address: String, through file: String) -> Bool {
    let hasDesktop = ["WAYLAND_DISPLAY", "DISPLAY"].contains { variables[$0]?.isEmpty == false }
    guard hasDesktop, let opener = CommandSearch(variables: variables).path(of: "xdg-open") else { return false }
    let page =
      "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=\(address)\"><a href=\"\(address)\">glot</a>\n"
    do throws(StorageError) { try PrivateFile(path: file).replace(with: Array(page.utf8)) } catch { return false }
    var program = ChildProgram(opener, [file])
    program.isDetached = true
    return program.start() != nil
  }
}
