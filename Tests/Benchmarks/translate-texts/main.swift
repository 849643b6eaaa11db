import Dispatch
import Foundation
import UBCOTranslation
import UnicodeWords

// translate-texts FILE: translates the text into UBCO in this process, lets the toolchain's ICU divide the same text into words, and prints as JSON
// how many milliseconds each took and how many bytes there were.

guard let path = CommandLine.arguments.dropFirst().first, let bytes = FileManager.default.contents(atPath: path) else {
  print("usage: translate-texts FILE")
  exit(64)
}
let (translated, divided) = (milliseconds { translate(Array(bytes)) }, milliseconds { divide(pieces(of: bytes)) })
print("{\"bytes\": \(bytes.count), \"translating\": \(translated), \"dividing\": \(divided)}")

/// As the program does it: by blocks of 256 KiB, the number of words included.
private func translate(_ bytes: [UInt8]) -> () -> Void {
  let size = 256 << 10
  let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: TextStream.capacity(for: size))
  return {
    var stream = TextStream(StreamOptions(TranslationOptions(.toUBCO)))
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = min(start + size, bytes.count)
        start += stream.translate(UnsafeBufferPointer(rebasing: bytes[start..<end]), isLast: end == bytes.count, into: output).read
      }
    }
    output.deallocate()
  }
}

/// The text in the form that ICU likes best, a megabyte at a time; that it is brought into this form is not measured.
private func pieces(of bytes: Data) -> [[UInt16]] {
  let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
  return stride(from: 0, to: units.count, by: 1 << 20).map { Array(units[$0..<min($0 + (1 << 20), units.count)]) }
}

private func divide(_ pieces: [[UInt16]]) -> () -> Void {
  let words = DictionaryWords()
  return {
    var count = 0
    for piece in pieces { count += words.count(in: piece) }
    if count == 0 { print("no words") }
  }
}

private func milliseconds(_ made: () -> () -> Void) -> Double {
  let work = made()
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
}
