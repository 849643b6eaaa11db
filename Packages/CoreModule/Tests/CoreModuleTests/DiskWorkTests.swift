import CoreModule
import Dispatch
import Testing

struct DiskWorkTests {
  /// Work that waits until somebody else signals. On a busy machine, other tests may have the main actor for minutes.
  private struct WaitingWork {
    let disk: DiskWork
    let begun = DispatchSemaphore(value: 0)
    let released = DispatchSemaphore(value: 0)

    func run() async -> Bool {
      await disk {
        begun.signal()
        return released.wait(timeout: .now() + .seconds(600)) == .success
      }
    }

    func hasBegun() -> Bool { begun.wait(timeout: .now()) == .success }
  }

  @MainActor
  @Test func `the main actor goes on while work is done in the background`() async {
    let work = WaitingWork(disk: DiskWork(inBackground: true))
    let result = Task { await work.run() }
    while !work.hasBegun() { await Task.yield() }
    work.released.signal()
    #expect(await result.value)
  }
}
