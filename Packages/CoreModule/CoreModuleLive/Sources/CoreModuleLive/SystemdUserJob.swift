public import CoreModule
import CoreModulePOSIX
import Glibc

/// A timer or a service of the user's systemd manager (systemd.timer(5), systemd.service(5)), or a line for cron on systems without it.
public struct SystemdUserJob: UserJob {
  /// When the program runs.
  public enum Schedule: Sendable {
    /// Once a minute.
    case everyMinute
    /// From the start of the user's session on.
    case always
  }

  private let name: String
  private let description: String
  private let schedule: Schedule
  private let arguments: [String]
  private let folder: String
  private let variables: [String: String]
  private let passedVariables: [(name: String, value: String)]

  /// - Parameters:
  ///   - name: The name of the units without their suffix.
  ///   - description: What the program does, in a few English words.
  ///   - schedule: When it runs.
  ///   - arguments: The path of the program and its arguments.
  ///   - variables: The process's environment variables.
  ///   - keeping: Names of variables to pass on if they are set, because systemd and cron do not see those of the shell.
  ///   - home: The user's home folder.
  public init(
    name: String, description: String, _ schedule: Schedule, arguments: [String], variables: [String: String], keeping: [String] = [],
    home: String
  ) {
    self.name = name
    self.description = description
    self.schedule = schedule
    self.arguments = arguments
    self.variables = variables
    passedVariables = keeping.compactMap { name in variables[name].map { (name: name, value: $0) } }
    let configuration = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    folder = configuration + "/systemd/user"
  }

  private var service: String { "\(folder)/\(name).service" }
  private var timer: String { "\(folder)/\(name).timer" }
  /// The unit that is started with the session, and its file.
  private var started: String { schedule == .everyMinute ? "\(name).timer" : "\(name).service" }
  private var startedFile: String { "\(folder)/\(started)" }

  public var plan: JobPlan {
    guard CommandSearch(variables: variables).path(of: "systemctl") != nil else { return .cronLine(cronLine) }
    let command = arguments.map { Self.quotedForSystemd($0.replacing("$", with: "$$")) }.joined(separator: " ")
    let environment = passedVariables.map { "Environment=" + Self.quotedForSystemd("\($0.name)=\($0.value)") + "\n" }.joined()
    let start = "\(environment)ExecStart=\(command)\n"
    let unit = "[Unit]\nDescription=\(description)\n\n[Service]\n"
    switch schedule {
    case .everyMinute:
      return .files([WrittenFile(path: service, text: unit + "Type=oneshot\n" + start), WrittenFile(path: timer, text: everyMinute)])
    case .always:
      let rest = "Restart=on-failure\nStandardOutput=null\n\n[Install]\nWantedBy=default.target\n"
      return .files([WrittenFile(path: service, text: unit + "Type=exec\n" + start + rest)])
    }
  }

  private var everyMinute: String {
    """
    [Unit]
    Description=Looks every minute whether glot has a reminder

    [Timer]
    OnCalendar=*-*-* *:*:00
    AccuracySec=20s
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  public var isInstalled: Bool { access(startedFile, F_OK) == 0 }

  public var isExpressible: Bool {
    (arguments + passedVariables.map(\.value)).allSatisfy { text in
      text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }

  public func install() throws(StorageError) -> Bool {
    guard isExpressible else { throw .cannotCreate(path: service) }
    guard case .files(let files) = plan else { return false }
    for file in files { try PrivateFile(path: file.path).replace(with: Array(file.text.utf8)) }
    return tell(["daemon-reload"]) && tell(["enable", "--now", started])
  }

  public func uninstall() throws(StorageError) -> Bool {
    let paths: [String] = schedule == .everyMinute ? [timer, service] : [service]
    guard paths.contains(where: { access($0, F_OK) == 0 }) else { return false }
    _ = tell(["disable", "--now", started])
    for path in paths where unlink(path) != 0 && errno != ENOENT {
      throw .writing(.last, path: path)
    }
    _ = tell(["daemon-reload"])
    return true
  }

  private func tell(_ words: [String]) -> Bool {
    guard let systemctl = CommandSearch(variables: variables).path(of: "systemctl") else { return false }
    return ChildProgram(systemctl, ["--user"] + words).start()?.end() == 0
  }

  private var cronLine: String {
    let command = arguments.map(Self.quotedForCron).joined(separator: " ")
    let bus = variables["DBUS_SESSION_BUS_ADDRESS"] ?? "unix:path=/run/user/\(getuid())/bus"
    let all = passedVariables + [(name: "DBUS_SESSION_BUS_ADDRESS", value: bus)]
    let environment = all.map { "\($0.name)=\(Self.quotedForCron($0.value)) " }.joined()
    return "\(schedule == .everyMinute ? "* * * * *" : "@reboot") \(environment)\(command)"
  }

  /// Quotes a word for the shell, and escapes %, which cron takes for the end of the line.
  private static func quotedForCron(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''").replacing("%", with: "\\%") + "'"
  }

  /// Quotes a word by systemd.syntax(7), "Quoting". In command lines (systemd.service(5)), $ is also doubled.
  private static func quotedForSystemd(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
    return "\"\(escaped)\""
  }
}

/// Finds commands along `PATH`.
public struct CommandSearch: Sendable {
  private let folders: [String]

  /// A search along the `PATH` of these environment variables.
  public init(variables: [String: String]) {
    folders = (variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init)
  }

  /// The path of the first executable file with this name.
  public func path(of command: String) -> String? {
    folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(command)" }.first { access($0, X_OK) == 0 }
  }
}
