import CoreModule
import Testing

struct RedirectionTests {
  private let get = HTTPRequest(url: "https://a.example/one?q=x", headers: ["X-Secret": "s", "Accept": "application/json"])

  private func location(_ location: String, status: Int = 302) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["location": location])
  }

  @Test func `an answer that is no redirection is the answer`() throws {
    #expect(try get.redirected(by: HTTPResponse(status: 200)) == nil)
    #expect(try get.redirected(by: HTTPResponse(status: 302)) == nil)
    #expect(try get.redirected(by: location("/two", status: 304)) == nil)
  }

  @Test func `within a service everything goes along`() throws {
    let next = try get.redirected(by: location("/two?q=y"))
    #expect(next?.url == "https://a.example/two?q=y")
    #expect(next?.headers == get.headers)
  }

  @Test func `what is secret does not go to another host`() throws {
    let next = try get.redirected(by: location("https://b.example/"))
    #expect(next?.headers == ["Accept": "application/json"])
    #expect(try get.redirected(by: location("https://a.example:8443/"))?.headers["X-Secret"] == nil)
  }

  @Test func `a service may move from http to https, never back`() throws {
    let plain = HTTPRequest(url: "http://a.example/", headers: ["X-Secret": "s"])
    #expect(try plain.redirected(by: location("https://a.example/"))?.headers["X-Secret"] == "s")
    #expect(throws: HTTPError.badRedirection(host: "a.example")) { try get.redirected(by: location("http://a.example/")) }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://a.example/", "javascript:alert(1)", "https://", "http+unix://socket/x"])
  func `no redirection leads to another scheme`(address: String) {
    #expect(throws: HTTPError.self) { try get.redirected(by: location(address)) }
  }

  @Test func `a form is sent again only where it was meant for`() throws {
    let post = HTTPRequest(url: "https://a.example/", method: "POST", headers: ["Content-Type": "x", "X-Secret": "s"], body: [1])
    #expect(try post.redirected(by: location("/two", status: 307))?.body == [1])
    #expect(throws: HTTPError.badRedirection(host: "a.example")) { try post.redirected(by: location("https://b.example/", status: 308)) }
    let seen = try post.redirected(by: location("/two", status: 303))
    #expect(seen?.method == "GET")
    #expect(seen?.body == [])
    #expect(seen?.headers == ["X-Secret": "s"])
  }
}

struct HTTPRequestTests {
  @Test(arguments: [("http://a.example/x", "a.example"), ("HTTPS://A.example:1", "A.example"), ("http://[::1]:80/", "[::1]")])
  func `the host of an address`(url: String, host: String) { #expect(HTTPRequest(url: url).host == host) }

  @Test(arguments: ["", "a.example", "file:///x", "http://", "http+unix://x/y", "ht tp://x"])
  func `what is no address of a service has no host`(url: String) { #expect(HTTPRequest(url: url).host == nil) }

  @Test func `an address can be shown without what was asked`() {
    #expect(HTTPRequest(url: "https://a.example/x?q=word#y").address == "https://a.example/x")
  }
}
