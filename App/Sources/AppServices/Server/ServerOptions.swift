public import CoreModule

/// How the server for browsers is to run. `glot serve` hands it to `glot-web`.
public struct ServerOptions: Sendable {
  /// The port; 0 is any that is free.
  public var port = Self.usualPort
  /// The address to listen on.
  public var address = Self.thisMachine
  /// The files with the certificates and the private key for HTTPS.
  public var tls: (certificates: String, key: String)?
  /// Whether the browser is opened.
  public var opensBrowser = true
  /// Whether what is printed is JSON.
  public var isJSON = false
  /// The language that the command line or the environment asks for.
  public var language: InterfaceLanguage?
  /// The options of every program.
  public var launch = LaunchOptions()
  /// The program that runs in the background.
  public var program = ""

  /// The usual port.
  public static let usualPort = 7465
  /// The address that only this machine reaches.
  public static let thisMachine = "127.0.0.1"

  /// Whether only this machine reaches the address.
  public var isForThisMachine: Bool { ["::1", "localhost"].contains(address) || address.hasPrefix("127.") }

  /// Creates the default options.
  public init() {}

  /// The address under which `host` reaches the server at `port`.
  package func base(host: String, port: Int) -> String {
    "\(tls == nil ? "http" : "https")://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }

  /// The arguments of `glot-web`, which ``init(arguments:)`` reads.
  public var arguments: [String] {
    let texts = [
      ("port", "\(port)"), ("address", address), ("program", program), ("lang", language?.rawValue), ("data", launch.dataFolder),
      ("log", launch.logLevel?.rawValue), ("certificates", tls?.certificates), ("key", tls?.key),
    ]
    let flags = [
      ("browser", opensBrowser), ("json", isJSON), ("verbose", launch.isVerbose), ("offline", launch.isOffline), ("quiet", launch.isQuiet),
    ]
    return texts.compactMap { name, value in value.map { "\(name)=\($0)" } } + flags.compactMap { name, isSet in isSet ? "\(name)=" : nil }
  }

  /// Reads ``arguments``; `nil` when they are others.
  public init?(arguments: [String]) {
    var values: [Substring: String] = [:]
    for argument in arguments {
      guard let equals = argument.firstIndex(of: "=") else { return nil }
      values[argument[..<equals]] = String(argument[argument.index(after: equals)...])
    }
    guard let port = values["port"].flatMap({ Int($0) }), let address = values["address"], let program = values["program"] else {
      return nil
    }
    (self.port, self.address, self.program) = (port, address, program)
    opensBrowser = values["browser"] != nil
    isJSON = values["json"] != nil
    if let certificates = values["certificates"], let key = values["key"] { tls = (certificates, key) }
    language = values["lang"].flatMap { InterfaceLanguage(rawValue: $0) }
    launch.dataFolder = values["data"]
    launch.logLevel = values["log"].flatMap { LogLevel(rawValue: $0) }
    launch.isVerbose = values["verbose"] != nil
    launch.isOffline = values["offline"] != nil
    launch.isQuiet = values["quiet"] != nil
  }
}
