import FuzzTargets
import Glibc
import Synchronization

// libFuzzer brings the program's main function, and calls these two. The target is named by GLOT_FUZZ_TARGET; without it, the names of
// all targets are printed.

private let chosen = Mutex<FuzzTarget?>(nil)

/// Chooses the target.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer) -> CInt {
  let target = getenv("GLOT_FUZZ_TARGET").flatMap { FuzzTarget.named(String(cString: $0)) }
  guard let target else {
    for target in FuzzTarget.all { print(target.name) }
    exit(0)
  }
  chosen.withLock { $0 = target }
  return 0
}

/// Throws one input at the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func parse(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  chosen.withLock { $0 }?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
