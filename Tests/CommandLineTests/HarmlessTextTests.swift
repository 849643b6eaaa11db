import CoreModule
import CorePresentation
import Testing

struct HarmlessTextTests {
  @Test func `ink becomes escape sequences, and what else could deceive a terminal does not reach it`() {
    let style = TextStyle(
      language: .english, width: nil, usesColor: true, localTime: LocalTime { _ in 0 }, now: Timestamp(milliseconds: 0)
    )
    let text = style.bold("a\u{1B}[31mb") + "c\u{202E}" + style.dim("d\u{3FFFF}")
    #expect(HarmlessText(inked: text).text == "\u{1B}[1ma�[31mb\u{1B}[0mc�\u{1B}[2md�\u{1B}[0m")
    #expect(HarmlessText(inked: "é\u{9B}").text == "é�")
  }
}
