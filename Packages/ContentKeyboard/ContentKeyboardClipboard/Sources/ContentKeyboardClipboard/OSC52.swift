import CoreModule
import Foundation

/// The control sequences that read and set the terminal's clipboard (xterm's OSC 52).
enum OSC52 {
  /// The maximum size of a text, in bytes, which is xterm's.
  static let maximumBytes = 74_994

  static func setting(_ text: String) -> HarmlessText { "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{7}" }

  static let question: HarmlessText = "\u{1B}]52;c;?\u{7}"

  /// Requests the device attributes (ECMA-48, DA), which list the terminal's extensions.
  static let attributesQuestion: HarmlessText = "\u{1B}[c"

  /// Whether the terminal's device attributes include OSC 52.
  static func isOffered(in answer: [UInt8]) -> Bool {
    let text = String(decoding: answer, as: UTF8.self)
    guard let start = text.range(of: "\u{1B}[?")?.upperBound, let end = text[start...].firstIndex(of: "c") else { return false }
    return text[start..<end].split(separator: ";").contains("52")
  }

  /// The text in the answer to ``question``; `nil` when it has none.
  static func text(in answer: [UInt8]) -> String? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let start = text.range(of: "\u{1B}]52;")?.upperBound, let value = text[start...].firstIndex(of: ";") else { return nil }
    let digits = text[text.index(after: value)...].prefix { $0 != "\u{7}" && $0 != "\u{1B}" }
    return bytes(base64: String(digits)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The bytes in base 64 (RFC 4648).
  static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(UInt32(0)) { $0 << 8 | ($1 < group.count ? UInt32(group[start + $1]) : 0) }
      for index in 0..<4 { text.append(index <= group.count ? digits[Int(bits >> UInt32(18 - 6 * index) & 63)] : UInt8(ascii: "=")) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The decoded bytes; `nil` when `text` is not base 64.
  static func bytes(base64 text: String) -> [UInt8]? {
    var bits: UInt32 = 0
    var count = 0
    var bytes: [UInt8] = []
    for byte in text.utf8.prefix(while: { $0 != UInt8(ascii: "=") }) {
      guard let value = digits.firstIndex(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
