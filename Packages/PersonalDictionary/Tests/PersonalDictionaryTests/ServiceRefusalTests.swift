import CoreModule
import PersonalDictionary
import Testing

/// Messages of services that give no answer.
struct ServiceRefusalTests {
  @Test(arguments: [
    ("120", RetryTime.after(seconds: 120)), ("0", .after(seconds: 0)),
    ("Sun, 06 Nov 1994 08:49:37 GMT", .at(Timestamp(milliseconds: 784_111_777_000))),
  ])
  func `a time to be asked again is so many seconds or a date`(field: String, time: RetryTime) { #expect(RetryTime(field) == time) }

  @Test(arguments: [
    "", "-1", "1.5", "soon", "99999999999999999999", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 06 Nov 1994 08:49 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
  ])
  func `what is neither is no time`(field: String) { #expect(RetryTime(field) == nil) }

  @Test func `a long speech is cut`() throws {
    let text = try #require(ServiceRefusal(text: String(repeating: "word ", count: 10_000)).text)
    #expect(text.count == 201)
    #expect(text.hasSuffix("…"))
  }
}
