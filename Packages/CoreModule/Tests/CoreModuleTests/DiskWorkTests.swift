import CoreModule
import Foundation
import Testing

struct DiskWorkTests {
  /// Says whether it runs on the main thread, without waiting for anything.
  private let work: @Sendable () -> Bool = { Thread.isMainThread }

  @MainActor
  @Test func `the main actor goes on while work is done in the background`() async {
    #expect(await !DiskWork(inBackground: true)(work))
  }

  @MainActor
  @Test func `work of a command is done on its caller`() async { #expect(await DiskWork()(work)) }
}
