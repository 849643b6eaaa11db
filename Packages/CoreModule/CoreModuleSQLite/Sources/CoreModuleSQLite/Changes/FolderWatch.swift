import CoreModule
@preconcurrency import Dispatch
import Glibc

/// Calls back when something in a folder is written, closed, created, moved or deleted. Stops when it is released.
///
/// It calls back again a little later: SQLite writes a commit to the log first and then publishes it in shared memory, which causes no
/// event.
final class FolderWatch: Sendable {
  private let source: any DispatchSourceRead

  /// Watches `folder` and creates it if it is missing; `nil` when the system refuses the watch.
  init?(folder: String, log: any Log, onChange: @escaping @Sendable () -> Void) {
    do { try FilePlace(path: folder + "/").makeFolder() } catch { log.warning("\(folder) cannot be made: \(error)") }
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0,
      inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO)) >= 0
    else {
      log.warning("changes of other processes are not seen: cannot watch \(folder): \(String(cString: strerror(errno)))")
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    let queue = DispatchQueue(label: "glot.folder-watch")
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      FolderWatch.drain(descriptor)
      onChange()
      queue.asyncAfter(deadline: .now() + .milliseconds(50), execute: onChange)
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  deinit { source.cancel() }

  private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
