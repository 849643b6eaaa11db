import CoreModule
import Testing

struct PercentEscapeTests {
  @Test(arguments: [
    ("/run/user%20one/bus", "/run/user one/bus"), ("caf%C3%A9", "café"), ("%", "%"), ("%4", "%4"), ("100%", "100%"), ("%zz%41", "%zzA"),
    ("", ""), ("%FF", "\u{FFFD}"),
  ])
  func `escapes are replaced, and what is none stays`(text: String, plain: String) {
    #expect(text.removingPercentEscapes == plain)
  }
}
