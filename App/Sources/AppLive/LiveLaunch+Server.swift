public import AppServices
import CoreModule
import CoreModuleLive

extension LiveLaunch {
  /// See `Launch.becomeServer(_:)`.
  public func becomeServer(_ options: ServerOptions) {
    var options = options
    options.program = program
    ProcessSurroundings.become(ProcessSurroundings.program(named: "glot-web", beside: program), options.arguments)
  }

  /// See `Launch.serverGrants(_:)`.
  public func serverGrants(_ options: LaunchOptions) -> any ServerGrantStore {
    ServerGrantFile(path: places(options).stateFolder + "/server.json")
  }

  /// See `Launch.openBrowser(_:_:)`.
  public func openBrowser(_ address: String, _ options: LaunchOptions) -> Bool {
    BrowserWindow(variables: variables).open(address, through: places(options).stateFolder + "/open-server.html")
  }
}
