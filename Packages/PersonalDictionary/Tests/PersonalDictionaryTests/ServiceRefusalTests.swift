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

  @Test(arguments: [
    (401, PendingReason.unauthorized), (403, .unauthorized), (404, .misconfigured), (429, .rateLimited), (500, .unavailable),
  ])
  func `a status says why, the answer says more`(status: Int, reason: PendingReason) {
    let response = HTTPResponse(
      status: status, headers: ["content-type": "application/json", "retry-after": "7"],
      body: Array("{\"error\":\"Slow\\u001b down\"}".utf8)
    )
    let refusal = ServiceRefusal(text: "Slow down", retry: .after(seconds: 7))
    #expect(DictionarySourceError(refusal: response) == .unreachable(reason, refusal))
  }

  @Test(arguments: ["", "<html>", "[]", "{}", "{\"error\":7}", "{\"error\":\"\"}"])
  func `an answer without a sentence says nothing`(body: String) {
    #expect(HTTPResponse(status: 500, body: Array(body.utf8)).refusal == ServiceRefusal())
  }

  @Test func `a long speech is cut`() throws {
    let text = try #require(ServiceRefusal(text: String(repeating: "word ", count: 10_000)).text)
    #expect(text.count == 201)
    #expect(text.hasSuffix("…"))
  }
}
