import AppServices
import CoreModule
import CoreModuleTesting
import QRCode
import Testing

@testable import WebHost

/// What the terminal says when the server has started.
@MainActor
struct StartMessageTests {
  private static let unencrypted = ("What is sent is not encrypted", "Данные передаются без шифрования")
  private static let otherDevice = ("Another device can also open", "С другого устройства можно открыть")
  /// The colours of the picture.
  private static let picture = "\u{1B}[38;5;16;48;5;231m"

  private func text(_ address: String, hasTLS: Bool = false, _ language: InterfaceLanguage = .english, isTerminal: Bool = false) -> String {
    var options = ServerOptions()
    options.address = address
    options.tls = hasTLS ? ("cert.pem", "key.pem") : nil
    options.launch.language = language
    let access = AccessControl(store: NoGrants(), random: .counting(), clock: .fixed(Timestamp(milliseconds: 0)))
    return StartMessage(options: options, port: 7465, isTerminal: isTerminal).text(access).text
  }

  @Test(arguments: ["192.168.1.20", "0.0.0.0", "::", "fd00::20"])
  func `who lets others connect without a certificate is told what that means`(address: String) {
    #expect(text(address).contains(Self.unencrypted.0) && text(address).contains(Self.otherDevice.0))
    #expect(text(address, .russian).contains(Self.unencrypted.1) && text(address, .russian).contains(Self.otherDevice.1))
  }

  @Test(arguments: [InterfaceLanguage.english, .russian])
  func `with a certificate, or for this machine alone, nothing is said of encryption`(language: InterfaceLanguage) {
    let encrypted = text("192.168.1.20", hasTLS: true, language)
    #expect(encrypted.contains("https://192.168.1.20:7465/?token="))
    #expect(encrypted.contains(language == .english ? Self.otherDevice.0 : Self.otherDevice.1))
    for each in [encrypted, text("127.0.0.1", language), text("::1", language), text("localhost", language)] {
      #expect(!each.contains(Self.unencrypted.0) && !each.contains(Self.unencrypted.1))
    }
    #expect(!text("127.0.0.1", language).contains(language == .english ? Self.otherDevice.0 : Self.otherDevice.1))
  }

  @Test func `the address is drawn for cameras on a terminal alone, and when others may connect`() throws {
    let message = text("192.168.1.20", isTerminal: true)
    let lines = message.split(separator: "\n")
    // `QRCodeTests` compares a picture with another encoder's; here it is the one of the address that the first line tells.
    let address = try #require(lines[0].split(separator: " ").last)
    let drawn = lines.filter { $0.hasPrefix(Self.picture) }.map { $0.dropFirst(Self.picture.count).prefix { $0 != "\u{1B}" } }
    #expect(address.hasPrefix("http://192.168.1.20:7465/?token="))
    #expect(drawn.map(String.init) == QRCode(Array(address.utf8))?.halfBlocks)
    #expect(text("192.168.1.20", hasTLS: true, isTerminal: true).contains(Self.picture))
    #expect(!text("192.168.1.20").contains(Self.picture))
    #expect(!text("127.0.0.1", isTerminal: true).contains(Self.picture))
  }

  @Test func `the terminal shows the code in two halves, and who asks for it`() {
    let message = StartMessage(options: ServerOptions(), port: 7465, isTerminal: true)
    #expect(message.pairing("Firefox, Linux", "012345").text.contains("(Firefox, Linux)"))
    #expect(message.pairing("Firefox, Linux", "012345").text.hasSuffix("type this in it within two minutes: 012 345\n"))
  }
}

/// Grants that are not stored.
private struct NoGrants: ServerGrantStore {
  func grants() -> ServerGrants { ServerGrants() }
  func change<Value: Sendable>(_ body: (inout ServerGrants) -> Value) -> Value {
    var grants = ServerGrants()
    return body(&grants)
  }
  func digest(_ secret: String) -> String { secret }
}
