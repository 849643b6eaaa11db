import CoreModule
import Foundation
import Testing

struct DiskWorkTests {
  @MainActor
  @Test func `the main actor goes on while work is done in the background`() async {
    let isMainThread = await DiskWork(inBackground: true) { Thread.isMainThread }
    #expect(!isMainThread)
  }

  @MainActor
  @Test func `work of a command is done on its caller`() async {
    let isMainThread = await DiskWork() { Thread.isMainThread }
    #expect(isMainThread)
  }
}
