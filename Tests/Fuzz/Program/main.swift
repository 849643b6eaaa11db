import FuzzTargets
import Glibc
import LibFuzzer

// fuzz TARGET [options of libFuzzer] [folders of inputs]; without arguments, the names of the targets.
guard CommandLine.arguments.count > 1 else {
  for target in FuzzTarget.all { print(target.name) }
  exit(0)
}
guard let target = FuzzTarget.named(CommandLine.arguments[1]) else {
  fputs("There is no target “\(CommandLine.arguments[1])”.\n", stderr)
  exit(64)
}
/// libFuzzer's driver takes a function without context, so the chosen target stands here.
nonisolated(unsafe) let chosen = target

var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
var count = CommandLine.argc - 1
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
    chosen.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
)
