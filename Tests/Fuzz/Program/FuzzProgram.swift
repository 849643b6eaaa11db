import FuzzTargets
import Glibc
import LibFuzzer
import Synchronization

/// `fuzz TARGET [options of libFuzzer] [folders of inputs]`; without arguments, prints the names of the targets.
@main
struct FuzzProgram {
  /// libFuzzer's driver takes a function without context, so the chosen target stands here.
  private static let chosen = Mutex<FuzzTarget?>(nil)

  static func main() {
    guard CommandLine.arguments.count > 1 else {
      for target in FuzzTarget.all { print(target.name) }
      return
    }
    guard let target = FuzzTarget.named(CommandLine.arguments[1]) else {
      print("There is no target “\(CommandLine.arguments[1])”.")
      exit(64)
    }
    chosen.withLock { $0 = target }
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    var count = CommandLine.argc - 1
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        FuzzProgram.chosen.withLock { $0 }?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    )
  }
}
