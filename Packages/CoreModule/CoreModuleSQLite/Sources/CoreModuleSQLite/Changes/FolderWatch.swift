import CoreModule
@preconcurrency import Dispatch
import Glibc

/// Calls back when something in a folder was written, closed, made, moved or deleted. Stops when it is dropped.
///
/// It calls a second time a little later: SQLite writes a commit to its log first and makes it visible last, in shared memory, which gives no
/// event.
final class FolderWatch: Sendable {
  private let source: any DispatchSourceRead

  /// A watch on `folder`, which is made if it is missing, with those it lies in; `nil` when the system gives none.
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
