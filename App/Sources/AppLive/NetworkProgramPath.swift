import CoreModuleLive
import Glibc
import Synchronization

/// Finds the program `glot-network`, and remembers that it was needed but not there.
final class NetworkProgramPath: Sendable {
  private let program: String
  private let needed = Mutex<String?>(nil)

  /// - Parameter program: The absolute path of the program that it is installed with.
  init(beside program: String) { self.program = program }

  /// The absolute path, for a request that is sent now.
  func path() -> String {
    let path = ProcessSurroundings.program(named: "glot-network", beside: program)
    if access(path, X_OK) != 0 { needed.withLock { $0 = path } }
    return path
  }

  /// The path at which a request did not find it.
  var missing: String? { needed.withLock { $0 } }
}
