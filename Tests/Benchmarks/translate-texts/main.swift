import Dispatch
import Foundation
import UBCOTranslation
@preconcurrency import _FoundationICU

// translate-texts FILE: translates the text into UBCO in this process, lets the toolchain's ICU divide the same text into words, and prints as JSON
// how many milliseconds each took (the median of some rounds) and how many bytes there were.

let rounds = 5

guard let path = CommandLine.arguments.dropFirst().first, let bytes = FileManager.default.contents(atPath: path) else {
  print("usage: translate-texts FILE")
  exit(64)
}
let text = Array(bytes)
var (translating, dividing): ([Double], [Double]) = ([], [])
// In turn, so that a busy moment of the machine does not hit one of them alone.
for _ in 1...rounds {
  translating.append(milliseconds(translate(text)))
  dividing.append(milliseconds(divide(text)))
}
print("{\"bytes\": \(bytes.count), \"translating\": \(median(translating)), \"dividing\": \(median(dividing))}")

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

/// The same bytes, a megabyte at a time, by ICU's iterator for words on UTF-8, which counts the segments that are words.
private func divide(_ bytes: [UInt8]) -> () -> Void {
  {
    var status = U_ZERO_ERROR
    let iterator = swift_ubrk_open(UBRK_WORD, "fi", nil, 0, &status)
    var text: UnsafeMutablePointer<UText>?
    var count = 0
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = min(start + (1 << 20), bytes.count)
        let piece = bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
        text = swift_utext_openUTF8(text, piece, Int64(end - start), &status)
        swift_ubrk_setUText(iterator, text, &status)
        while swift_ubrk_next(iterator) != -1 {
          if swift_ubrk_getRuleStatus(iterator) >= UBRK_WORD_NUMBER.rawValue { count += 1 }
        }
        start = end
      }
    }
    swift_utext_close(text)
    swift_ubrk_close(iterator)
    if count == 0 || status.rawValue > U_ZERO_ERROR.rawValue { print("ICU divided nothing") }
  }
}

private func milliseconds(_ work: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
}

private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
