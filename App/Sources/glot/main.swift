import AppLive
import CoreModuleLive
import Glibc
import TerminalHost

let launch = LiveLaunch(program: ProcessSurroundings.ownFile)
let host = TerminalHost(launch: launch)
exit(host.run(launch.arguments))
