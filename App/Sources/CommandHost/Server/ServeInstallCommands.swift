import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Lets the system run the server.
struct ServeInstallCommand: Command {
  static let name = "install"
  static let help = CommandHelp(
    en: "Start the server with your session.", ru: "Запускать сервер вместе с сеансом.",
    details: [
      LocalizedText(
        en: """
          It shows what it writes: a systemd user service, or the line for cron where there is no systemd. “glot serve devices add” \
          prints the address for a browser; “glot serve uninstall” removes the service.
          """,
        ru: """
          Показывает, что записывает: пользовательскую службу systemd или строку для cron, если systemd нет. Адрес для браузера выводит \
          «glot serve devices add»; убирает службу «glot serve uninstall».
          """
      ),
      LocalizedText(en: "--plain prints the files.", ru: "--plain выводит файлы."),
    ], examples: ["glot serve install", "glot serve install --port 8000"]
  )

  let place: ServerPlace

  init(_ arguments: inout ArgumentReader) { place = ServerPlace(&arguments) }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let job = context.launch.serverJob(context.options, arguments: try place.arguments(context))
    return try job.installed { $0 ? Self.started : Self.startIt }
  }

  private static let started = LocalizedText(
    en: "The server is running. The address for a browser: glot serve devices add",
    ru: "Сервер запущен. Адрес для браузера: glot serve devices add"
  )
  private static let startIt = LocalizedText(
    en: "The server could not be started. Start it in your session: systemctl --user enable --now glot-serve.service",
    ru: "Запустить сервер не удалось. Запустите его в своём сеансе: systemctl --user enable --now glot-serve.service"
  )
}

/// Reverts ``ServeInstallCommand``.
struct ServeUninstallCommand: Command {
  static let name = "uninstall"
  static let help = CommandHelp(
    en: "No longer start the server with your session.", ru: "Больше не запускать сервер вместе с сеансом.",
    details: [LocalizedText(en: "--plain prints the files.", ru: "--plain выводит файлы.")], examples: ["glot serve uninstall"]
  )

  init(_ arguments: inout ArgumentReader) {}

  func run(in context: Context) async throws(Problem) -> Outcome {
    try context.launch.serverJob(context.options, arguments: []).uninstalled(saying: Self.removed, orMissing: .notInstalled)
  }

  private static let removed = LocalizedText(
    en: "The server no longer starts by itself.", ru: "Сервер больше не запускается сам."
  )
}

extension Problem {
  fileprivate static let notInstalled = Problem(
    .nothingFound, "not_installed", en: ("The server is not installed.", "Install it with “glot serve install”."),
    ru: ("Сервер не установлен.", "Установите его: «glot serve install».")
  )
}
