import Glibc

/// A connection that does nothing but send a question and read the bytes of the answer.
struct BareSocket {
  struct Failure: Error { let code: Int32 }

  private let descriptor: Int32

  init(port: Int) throws(Failure) {
    descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port)).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(code: errno) }
    try ask("CLIENT \"socket\"\r\n", until: ["\r\n250 "])
  }

  /// Sends `question` and reads until the last line of the answer begins with one of `ends` and is whole.
  func ask(_ question: String, until ends: [String]) throws(Failure) {
    let bytes = Array(question.utf8)
    guard send(descriptor, bytes, bytes.count, 0) == bytes.count else { throw Failure(code: errno) }
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      // The server waits until each piece is acknowledged.
      var yes: Int32 = 1
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_QUICKACK, &yes, socklen_t(MemoryLayout<Int32>.size))
      let count = recv(descriptor, &block, block.count, 0)
      guard count > 0 else { throw Failure(code: errno) }
      answer += block[..<count]
      guard answer.suffix(2) == [13, 10] else { continue }
      let tail = String(decoding: answer.suffix(200), as: UTF8.self)
      if ends.contains(where: tail.contains) { return }
    }
  }
}
