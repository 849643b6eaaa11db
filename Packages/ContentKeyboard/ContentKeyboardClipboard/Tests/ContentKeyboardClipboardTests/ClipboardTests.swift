import ContentKeyboard
import CoreModule
import Foundation
import Testing

@testable import ContentKeyboardClipboard

struct ClipboardTests {
  @Test(arguments: ["", "a", "ab", "abc", "привет\n", String(repeating: "x", count: 1000)])
  func `base 64 is that of everyone`(text: String) {
    #expect(OSC52.base64(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
    #expect(OSC52.bytes(base64: OSC52.base64(Array(text.utf8))) == Array(text.utf8))
    #expect(OSC52.text(in: Array(OSC52.setting(text).text.utf8)) == text)
  }

  @Test(arguments: [
    ("\u{1B}[?62;52;22c", true), ("\u{1B}[?65;1;9;52c", true), ("\u{1B}[?1;2c", false), ("\u{1B}[?152;522c", false), ("", false),
    ("52c", false), ("junk\u{1B}[?52c", true),
  ])
  func `a terminal says whether it takes texts`(answer: String, isOffered: Bool) {
    #expect(OSC52.isOffered(in: Array(answer.utf8)) == isOffered)
  }

  @Test func `the nearest way that is proven is taken`() async throws {
    let all = ["WAYLAND_DISPLAY": "w", "DISPLAY": ":0", "TMUX": "t"]
    for (programs, way) in [(["wl-copy", "wl-paste", "xclip"], ClipboardWay.wlCopy), (["wl-copy", "xclip"], .xclip), (["tmux"], .tmux)] {
      let clipboard = SystemClipboard(variables: all, tools: StubTools(programs), terminal: { nil })
      #expect(try await clipboard.copy("text") == way)
    }
    let bare = SystemClipboard(
      variables: [:], tools: StubTools(["xclip", "wl-copy", "wl-paste"]), terminal: { StubTerminal(isProven: true) })
    #expect(try await bare.copy("text") == .terminal)
    #expect(try await bare.text() == "kept")
  }

  @Test func `what is not proven is not claimed`() async {
    let unproven = SystemClipboard(variables: [:], tools: StubTools([]), terminal: { StubTerminal(isProven: false) })
    await #expect(throws: ClipboardError.unproven) { try await unproven.copy("text") }
    let none = SystemClipboard(variables: ["DISPLAY": ":0"], tools: StubTools([]), terminal: { nil })
    await #expect(throws: ClipboardError.noWay) { try await none.copy("text") }
    await #expect(throws: ClipboardError.noWay) { try await none.text() }
    let dumb = SystemClipboard(variables: ["TERM": "dumb"], tools: StubTools([]), terminal: { StubTerminal(isProven: true) })
    await #expect(throws: ClipboardError.noWay) { try await dumb.copy("text") }
    let long = SystemClipboard(variables: [:], tools: StubTools([]), terminal: { StubTerminal(isProven: true) })
    await #expect(throws: ClipboardError.tooLong) { try await long.copy(String(repeating: "x", count: 80_000)) }
  }

  @Test func `programs are run with their input, and those that fail give nothing`() {
    let tools = SystemTools()
    #expect(tools.run(["cat", "/dev/null"], input: nil) == [])
    #expect(tools.run(["printf", "a b"], input: nil) == Array("a b".utf8))
    #expect(tools.run(["grep", "-q", "needle"], input: Array("a needle".utf8)) == [])
    #expect(tools.run(["grep", "-q", "needle"], input: Array("hay".utf8)) == nil)
    #expect(tools.run(["no-such-program-here"], input: nil) == nil)
    #expect(tools.run(["false"], input: nil) == nil)
  }
}

/// Programs that store their input, if they exist.
private final class StubTools: ToolRunner, @unchecked Sendable {
  private let programs: Set<String>
  private var kept: [UInt8]?
  private let lock = NSLock()

  init(_ programs: [String]) { self.programs = Set(programs) }

  func run(_ words: [String], input: [UInt8]?) -> [UInt8]? {
    lock.withLock {
      guard programs.contains(words[0]) else { return nil }
      if let input { kept = input }
      return input == nil ? kept : []
    }
  }
}

private struct StubTerminal: ClipboardTerminal {
  let isProven: Bool
  func copy(_ text: String) -> Bool { isProven }
  func copiedText() -> String? { "kept" }
}
