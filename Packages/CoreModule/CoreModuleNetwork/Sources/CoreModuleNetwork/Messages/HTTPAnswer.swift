import CoreModule

/// The outcome of a request: the service's response, or the error.
struct HTTPAnswer: Equatable, Sendable {
  let result: Result<HTTPResponse, HTTPError>

  var message: [UInt8] {
    var writer = MessageWriter()
    switch result {
    case .success(let response):
      writer.write(0)
      writer.write(response.status)
      writer.write(response.headers)
      writer.write(response.body)
    case .failure(let error):
      let (code, detail) = Self.parts(of: error)
      writer.write(code)
      writer.write(detail)
    }
    return writer.bytes
  }

  init(_ result: Result<HTTPResponse, HTTPError>) { self.result = result }

  init(message: [UInt8]) throws(DamagedMessage) {
    var reader = MessageReader(message)
    let code = try reader.number()
    if code == 0 {
      result = .success(HTTPResponse(status: try reader.number(), headers: try reader.headers(), body: try reader.bytes()))
    } else {
      result = .failure(try Self.error(code, detail: try reader.text()))
    }
    guard reader.isAtEnd else { throw DamagedMessage() }
  }

  private static func parts(of error: HTTPError) -> (code: Int, detail: String) {
    switch error {
    case .badAddress(let address): (1, address)
    case .unreachable(let host): (2, host)
    case .timedOut(let host): (3, host)
    case .tooLarge(let host): (4, host)
    case .untrusted(let host): (5, host)
    case .badAnswer(let host): (6, host)
    case .badRedirection(let host): (7, host)
    case .cancelled: (8, "")
    case .offline: (9, "")
    case .missingProgram(let path): (10, path)
    }
  }

  private static func error(_ code: Int, detail: String) throws(DamagedMessage) -> HTTPError {
    switch code {
    case 1: .badAddress(detail)
    case 2: .unreachable(host: detail)
    case 3: .timedOut(host: detail)
    case 4: .tooLarge(host: detail)
    case 5: .untrusted(host: detail)
    case 6: .badAnswer(host: detail)
    case 7: .badRedirection(host: detail)
    case 8: .cancelled
    case 9: .offline
    case 10: .missingProgram(path: detail)
    default: throw DamagedMessage()
    }
  }
}
