/// Encodes a message: numbers are big-endian, texts and bytes are prefixed with their length.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).bigEndian) { bytes += $0 }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ part: [UInt8]) {
    write(part.count)
    bytes += part
  }

  mutating func write(_ headers: [String: String]) {
    write(headers.count)
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      write(name)
      write(value)
    }
  }
}
