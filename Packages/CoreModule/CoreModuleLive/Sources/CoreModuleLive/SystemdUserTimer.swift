public import CoreModule
import Glibc

/// A timer of the user's service manager (systemd.timer(5)), or a line for cron where there is none.
public struct SystemdUserTimer: UserTimer {
  private let name: String
  private let arguments: [String]
  private let folder: String
  private let variables: [String: String]
  private let kept: [(name: String, value: String)]

  /// - Parameters:
  ///   - name: What the units are called, without what stands behind the dot.
  ///   - arguments: The program's file, and what follows it.
  ///   - variables: The process's environment variables.
  ///   - keeping: Names of those that the program is to run with too, where they are set: neither systemd nor cron knows what a shell exports.
  ///   - home: The user's home folder.
  public init(name: String, arguments: [String], variables: [String: String], keeping: [String] = [], home: String) {
    self.name = name
    self.arguments = arguments
    self.variables = variables
    kept = keeping.compactMap { name in variables[name].map { (name: name, value: $0) } }
    let configuration = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    folder = configuration + "/systemd/user"
  }

  private var service: String { "\(folder)/\(name).service" }
  private var timer: String { "\(folder)/\(name).timer" }

  /// See `UserTimer.plan`.
  public var plan: TimerPlan {
    guard CommandSearch(variables: variables).path(of: "systemctl") != nil else { return .cronLine(cronLine) }
    let command = arguments.map { Self.quotedForSystemd($0.replacing("$", with: "$$")) }.joined(separator: " ")
    let environment = kept.map { "Environment=" + Self.quotedForSystemd("\($0.name)=\($0.value)") + "\n" }.joined()
    return .files([
      WrittenFile(
        path: service, text: "[Unit]\nDescription=Reminders of glot\n\n[Service]\nType=oneshot\n\(environment)ExecStart=\(command)\n"
      ),
      WrittenFile(
        path: timer,
        text: """
          [Unit]
          Description=Looks every minute whether glot has a reminder

          [Timer]
          OnCalendar=*-*-* *:*:00
          AccuracySec=20s
          Persistent=true

          [Install]
          WantedBy=timers.target

          """
      ),
    ])
  }

  /// See `UserTimer.isInstalled`.
  public var isInstalled: Bool { access(timer, F_OK) == 0 }

  /// See `UserTimer.isExpressible`.
  public var isExpressible: Bool {
    (arguments + kept.map(\.value)).allSatisfy { text in text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
  }

  /// See `UserTimer.install()`.
  public func install() throws(StorageError) -> Bool {
    guard isExpressible else { throw .cannotCreate(path: service) }
    guard case .files(let files) = plan else { return false }
    for file in files { try PrivateFile(path: file.path).replace(with: Array(file.text.utf8)) }
    return tell(["daemon-reload"]) && tell(["enable", "--now", "\(name).timer"])
  }

  /// See `UserTimer.uninstall()`.
  public func uninstall() throws(StorageError) -> Bool {
    let paths: [String] = [timer, service]
    guard paths.contains(where: { access($0, F_OK) == 0 }) else { return false }
    _ = tell(["disable", "--now", "\(name).timer"])
    for path in paths where unlink(path) != 0 && errno != ENOENT {
      throw .inputOutput(path: path, detail: String(cString: strerror(errno)))
    }
    _ = tell(["daemon-reload"])
    return true
  }

  private func tell(_ words: [String]) -> Bool {
    guard let systemctl = CommandSearch(variables: variables).path(of: "systemctl") else { return false }
    return QuietCommand(path: systemctl, arguments: ["--user"] + words).run() == 0
  }

  private var cronLine: String {
    let command = arguments.map(Self.quotedForCron).joined(separator: " ")
    let bus = variables["DBUS_SESSION_BUS_ADDRESS"] ?? "unix:path=/run/user/\(getuid())/bus"
    let all = kept + [(name: "DBUS_SESSION_BUS_ADDRESS", value: bus)]
    let environment = all.map { "\($0.name)=\(Self.quotedForCron($0.value)) " }.joined()
    return "* * * * * \(environment)\(command)"
  }

  /// A word of the shell, in which cron takes no % for the end of the line.
  private static func quotedForCron(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''").replacing("%", with: "\\%") + "'"
  }

  /// systemd.syntax(7), "Quoting". In command lines, systemd.service(5), a $ is doubled besides.
  private static func quotedForSystemd(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
    return "\"\(escaped)\""
  }
}

/// Finds commands as a shell does.
public struct CommandSearch: Sendable {
  private let folders: [String]

  /// A search along `PATH`.
  public init(variables: [String: String]) {
    folders = (variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init)
  }

  /// The path of the first file of that name that can be run.
  public func path(of command: String) -> String? {
    folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(command)" }.first { access($0, X_OK) == 0 }
  }
}
