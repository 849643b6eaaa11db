import PersonalDictionary
import Synchronization

/// The index of a dict.org dictionary: lines in byte order, searched by bisection of the file.
///
/// Some programs sort differently. Samples detect this, and such an index is scanned from the beginning.
final class DictOrgIndex: Sendable {
  private let file: RandomAccessFile
  private let sorted = Mutex<Bool?>(nil)

  init(path: String) throws(SourceFault) { file = try RandomAccessFile(path: path) }

  var path: String { file.path }

  /// The lines with this key, in the order of the file.
  func lines(_ key: [UInt8]) throws(SourceFault) -> [IndexLine] {
    var found: [(place: Int, line: ArraySlice<UInt8>)] = []
    let isSorted = try isSorted()
    try eachLine(from: isSorted ? try start(of: key) : 0) { place, line in
      let own = IndexLine.key(of: line)
      if own.elementsEqual(key) { found.append((place, line)) }
      return !isSorted || !key.lexicographicallyPrecedes(own)
    }
    var lines: [IndexLine] = []
    for (place, line) in found {
      guard let read = IndexLine(line) else { throw SourceFault(path: path, .badLines([try number(ofLineAt: place)])) }
      lines.append(read)
    }
    return lines
  }

  /// Calls `body` with each line until it returns `false`.
  func eachLine(from start: Int = 0, _ body: (_ place: Int, _ line: ArraySlice<UInt8>) -> Bool) throws(SourceFault) {
    var place = start
    var rest: [UInt8] = []
    // Starts with small reads, since a search needs few lines, and grows for scans.
    var part = 1 << 12
    while true {
      let read = try file.bytes(at: place + rest.count, upTo: part)
      let isEnd = read.isEmpty
      rest += read
      part = 1 << 18
      var begin = 0
      while let end = rest[begin...].firstIndex(of: newline) {
        if !body(place + begin, rest[begin..<end]) { return }
        begin = end + 1
      }
      if isEnd {
        if begin < rest.count { _ = body(place + begin, rest[begin...]) }
        return
      }
      place += begin
      rest.removeFirst(begin)
    }
  }

  /// The start of a line before which no line has `key`.
  private func start(of key: [UInt8]) throws(SourceFault) -> Int {
    var low = 0
    var high = file.count
    while high - low > 1 << 12 {
      let middle = (low + high) / 2
      guard let (place, line) = try lineAfter(middle), place < high else {
        high = middle
        continue
      }
      if IndexLine.key(of: line[...]).lexicographicallyPrecedes(key) { low = place } else { high = middle }
    }
    return low
  }

  /// The first line that starts after `offset`.
  private func lineAfter(_ offset: Int) throws(SourceFault) -> (place: Int, line: [UInt8])? {
    var size = 256
    while true {
      let bytes = try file.bytes(at: offset, upTo: size)
      if let newLine = bytes.firstIndex(of: newline) {
        let begin = newLine + 1
        if let end = bytes[begin...].firstIndex(of: newline) { return (offset + begin, Array(bytes[begin..<end])) }
        if bytes.count < size { return begin < bytes.count ? (offset + begin, Array(bytes[begin...])) : nil }
      } else if bytes.count < size {
        return nil
      }
      size *= 8
    }
  }

  /// Whether keys are in order at sixteen places of the file and around each of them.
  private func isSorted() throws(SourceFault) -> Bool {
    if let cached = sorted.withLock({ $0 }) { return cached }
    var last: [UInt8] = []
    var answer = true
    for place in 0..<16 where answer {
      let start = file.count / 16 * place
      guard let (offset, _) = place == 0 ? (0, []) : try lineAfter(start) else { break }
      let bytes = try file.bytes(at: offset, upTo: 1 << 10)
      guard let end = bytes.lastIndex(of: newline) else { break }
      for line in bytes[..<end].split(separator: newline) {
        let key = Array(IndexLine.key(of: line))
        if key.lexicographicallyPrecedes(last) { answer = false }
        last = key
      }
    }
    sorted.withLock { $0 = answer }
    return answer
  }

  private func number(ofLineAt place: Int) throws(SourceFault) -> Int {
    var number = 0
    try eachLine { offset, _ in
      number += 1
      return offset < place
    }
    return number
  }
}

private let newline = UInt8(ascii: "\n")
