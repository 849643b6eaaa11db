import CoreModule
import Testing

@testable import CoreModuleNetwork

struct MessageTests {
  private let request = HTTPRequest(
    url: "https://a.example/?q=дом", method: "POST", headers: ["A": "b", "C": "ж"], body: [0, 255], timeLimit: .milliseconds(1500),
    sizeLimit: 77
  )

  @Test func `a request comes out of its message as it went in`() throws {
    #expect(try HTTPRequest(message: request.message) == request)
  }

  @Test(arguments: [
    Result<HTTPResponse, HTTPError>.success(HTTPResponse(status: 503, headers: ["a": "b"], body: [1, 2])),
    .failure(.badAddress("x")), .failure(.unreachable(host: "a")), .failure(.timedOut(host: "a")), .failure(.tooLarge(host: "a")),
    .failure(.untrusted(host: "a")), .failure(.badAnswer(host: "a")), .failure(.badRedirection(host: "a")), .failure(.cancelled),
    .failure(.offline), .failure(.missingProgram(path: "/p")),
  ])
  func `an answer comes out of its message as it went in`(result: Result<HTTPResponse, HTTPError>) throws {
    #expect(try HTTPAnswer(message: HTTPAnswer(result).message) == HTTPAnswer(result))
  }

  @Test func `a part of a message is none, and neither is more than one`() {
    let whole = request.message
    for count in 0..<whole.count {
      #expect(throws: DamagedMessage.self) { try HTTPRequest(message: Array(whole.prefix(count))) }
    }
    #expect(throws: DamagedMessage.self) { try HTTPRequest(message: whole + [0]) }
    #expect(throws: DamagedMessage.self) { try HTTPAnswer(message: HTTPAnswer(.failure(.cancelled)).message.dropLast()) }
    #expect(throws: DamagedMessage.self) { try HTTPAnswer(message: Array(repeating: 0xFF, count: 24)) }
  }
}

extension HTTPAnswer {
  fileprivate init(message: ArraySlice<UInt8>) throws(DamagedMessage) { try self.init(message: Array(message)) }
}
