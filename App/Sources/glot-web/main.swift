import AppLive
import AppServices
import CoreModule
import CoreModuleLive
import Glibc
import TerminalKit
import TimeSlice
import WebHost

let streams = Streams()
let words = (ProcessSurroundings().arguments ?? []).map { String(decoding: $0, as: UTF8.self) }
guard let options = ServerOptions(arguments: words) else {
  streams.writeError("glot-web is started by “glot serve”.\n")
  exit(ExitCode.usage.rawValue)
}
// A page takes little time, which other programs that are busy should not make it wait for. Where the kernel refuses, it waits.
_ = glot_ask_for_time_slice(100_000)
let host = WebHost(
  launch: LiveLaunch(program: options.program), isTerminal: streams.outputIsTerminal, write: { try? streams.write($0) },
  complain: { streams.writeError($0) })
exit(await host.run(options).rawValue)
