import AppLive
import Glibc
import TerminalHost

exit(TerminalHost(launch: LiveLaunch()).run(Array(CommandLine.arguments.dropFirst())))
