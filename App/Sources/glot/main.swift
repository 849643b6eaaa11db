import AppLive
import CommandHost
import CoreModuleLive
import Glibc
import ScreenHost

ProcessSurroundings.occupyClosedStreams()
let launch = LiveLaunch(program: ProcessSurroundings.ownFile)
let host = CommandHost(launch: launch) { request in
  let screens = ScreenHost(launch: request.launch, options: request.options, session: request.session, app: request.app)
  return await screens.run(opening: request.first, trace: request.trace)
}
exit(host.run(launch.arguments))
