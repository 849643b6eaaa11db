import AppServices
import CoreModule
import CorePresentation
import Glibc
import NIOCore

extension Problem {
  /// Why the server does not start, or has ended.
  static func starting(_ error: any Error, _ options: ServerOptions) -> Problem {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: .portTaken(options.port)
    case EACCES: .portForbidden(options.port)
    case EADDRNOTAVAIL: .foreignAddress(options.address)
    default: (error as? SocketAddressError).map { _ in .foreignAddress(options.address) } ?? .serverFailed("\(error)")
    }
  }

  private static func portTaken(_ port: Int) -> Problem {
    let other = port < 65535 ? port + 1 : port - 1
    return Problem(
      .unavailable, "port_taken",
      en: (
        "Another program uses the port \(port).",
        "If it is glot, “glot serve devices add” prints an address of it; otherwise choose another: glot serve --port \(other)"
      ),
      ru: (
        "Порт \(port) занят другой программой.",
        "Если это glot, его адрес выведет «glot serve devices add»; если нет, выберите другой порт: glot serve --port \(other)"
      )
    )
  }

  private static func portForbidden(_ port: Int) -> Problem {
    Problem(
      .permissionDenied, "port_forbidden",
      en: ("You may not use the port \(port).", "Choose one from 1024 on: glot serve --port \(ServerOptions.usualPort)"),
      ru: ("Порт \(port) вам использовать нельзя.", "Выберите порт от 1024: glot serve --port \(ServerOptions.usualPort)")
    )
  }

  private static func foreignAddress(_ address: String) -> Problem {
    Problem(
      .usage, "no_such_address",
      en: ("“\(address)” is not an address of this machine.", "“ip address” lists them; 0.0.0.0 means all."),
      ru: ("«\(address)» — не адрес этого компьютера.", "Их показывает «ip address»; 0.0.0.0 — все сразу.")
    )
  }

  static func unusableCertificate(_ certificates: String, _ key: String) -> Problem {
    Problem(
      .usage, "unusable_certificate",
      en: (
        "“\(certificates)” and “\(key)” are not a certificate and its private key that can be read.",
        "Both must be PEM files, the certificate of the server first."
      ),
      ru: (
        "«\(certificates)» и «\(key)» — не сертификат и его закрытый ключ, которые можно прочитать.",
        "Оба должны быть файлами PEM, сертификат сервера — первым."
      )
    )
  }

  private static func serverFailed(_ detail: String) -> Problem {
    Problem(
      .unavailable, "server_failed",
      LocalizedText(en: "The server has failed: \(detail).", ru: "Сервер завершился с ошибкой: \(detail).")
    )
  }
}
