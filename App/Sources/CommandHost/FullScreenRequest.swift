package import AppServices
package import CorePresentation
package import TerminalKit

/// Runs the full-screen interface until the user leaves it, and returns the signal that ended it, if one did.
package typealias FullScreen = @MainActor (FullScreenRequest) async -> Result<Int32?, Problem>

/// What the full-screen interface is run with.
package struct FullScreenRequest {
  package let launch: any Launch
  package let options: LaunchOptions
  package let session: Session
  package let app: OpenApp
  package let first: FirstScreen
  /// The file for the time that each key takes.
  package let trace: String?
}
