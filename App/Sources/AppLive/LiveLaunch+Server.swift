public import AppServices
import CoreModule
import CoreModuleLive

extension LiveLaunch {
  public func becomeServer(_ options: ServerOptions) {
    var options = options
    options.program = program
    ProcessSurroundings.become(ProcessSurroundings.program(named: "glot-web", beside: program), options.arguments)
  }

  public func serverGrants(_ options: LaunchOptions) -> any ServerGrantStore {
    ServerGrantFile(path: places(options).stateFolder + "/server.json")
  }

  public func openBrowser(_ address: String, _ options: LaunchOptions) -> Bool {
    BrowserWindow(variables: variables).open(address, through: places(options).stateFolder + "/open-server.html")
  }
}
