import CoreModule

extension HTTPRequest {
  var message: [UInt8] {
    var writer = MessageWriter()
    for text in [url, method] { writer.write(text) }
    writer.write(headers)
    writer.write(body)
    writer.write(timeLimit.milliseconds)
    writer.write(sizeLimit)
    return writer.bytes
  }

  init(message: [UInt8]) throws(DamagedMessage) {
    var reader = MessageReader(message)
    self.init(
      url: try reader.text(), method: try reader.text(), headers: try reader.headers(), body: try reader.bytes(),
      timeLimit: .milliseconds(try reader.number()), sizeLimit: try reader.number()
    )
    guard reader.isAtEnd else { throw DamagedMessage() }
  }
}

extension Duration {
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
