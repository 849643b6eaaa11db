import CoreModule
import Glibc

/// The terminal that the process was started in.
final class ControllingTerminal: ClipboardTerminal {
  private let descriptor: Int32
  private static let patience: Int32 = 300

  /// Opens the terminal; `nil` when there is none.
  init?() {
    descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  func copy(_ text: String) -> Bool {
    let isOffered = OSC52.isOffered(in: answer(to: OSC52.attributesQuestion) { $0.last == UInt8(ascii: "c") })
    write(OSC52.setting(text))
    return isOffered || copiedText() == text
  }

  func copiedText() -> String? {
    OSC52.text(in: answer(to: OSC52.question) { $0.last == 7 || $0.suffix(2) == [0x1B, UInt8(ascii: "\\")] })
  }

  /// The bytes of the terminal's answer, until `isWhole` returns `true` or 300 milliseconds pass without further bytes.
  private func answer(to question: HarmlessText, until isWhole: ([UInt8]) -> Bool) -> [UInt8] {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return [] }
    var raw = before
    cfmakeraw(&raw)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return [] }
    defer { _ = tcsetattr(descriptor, TCSANOW, &before) }
    write(question)
    var bytes: [UInt8] = []
    while !isWhole(bytes), bytes.count < 1 << 20 {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else { break }
      var part = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &part, part.count)
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return bytes
  }

  private func write(_ text: HarmlessText) {
    var rest = Array(text.text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
