import AppLive
import Glibc
import TerminalHost

let launch = LiveLaunch()
exit(TerminalHost(launch: launch).run(launch.arguments))
