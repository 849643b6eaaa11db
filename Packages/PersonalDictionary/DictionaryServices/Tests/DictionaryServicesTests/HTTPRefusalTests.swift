import CoreModule
import PersonalDictionary
import Testing

@testable import DictionaryServices

/// What an answer with an error status says.
struct HTTPRefusalTests {
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
}
