/// Parses terminal input into keys.
///
/// One read may contain several keys, or a part of one. Only time distinguishes a lone Esc from the start of a sequence, so the reader
/// calls ``flush()`` when nothing follows.
struct InputParser {
  private var waiting: [UInt8] = []
  private var pasted: [UInt8]?
  private var hasStalled = false

  /// The maximum size of a paste in bytes; the rest is dropped.
  static let longestPaste = 1 << 20

  /// Whether an incomplete key waits for more bytes.
  var isWaiting: Bool { !waiting.isEmpty && pasted == nil }
  /// Whether a paste waits for its end and has not stalled.
  var isPasting: Bool { pasted != nil && !hasStalled }

  /// The maximum length of a key in bytes.
  private static let longestKey = 32

  /// Call this when nothing has arrived for a while. The end of the paste may be lost or late; the next input decides.
  mutating func stall() { hasStalled = pasted != nil }

  /// Adds input and returns the complete keys.
  mutating func feed(_ bytes: some Collection<UInt8>) -> [Key] {
    var keys = hasStalled && Self.isKeyAlone(bytes) ? takeLostPaste() : []
    hasStalled = false
    waiting += bytes
    var index = 0
    loop: while index < waiting.count {
      if pasted != nil {
        guard let key = takePaste(from: &index) else { break }
        keys.append(key)
        continue
      }
      switch Self.step(waiting[index...]) {
      case .key(let key, let length):
        keys.append(key)
        index += length
      case .pasteStart(let length):
        pasted = []
        index += length
      case .nothing(let length): index += length
      case .incomplete: break loop
      }
    }
    waiting.removeFirst(index)
    return keys
  }

  /// Ends an incomplete key and returns the keys.
  mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    let rest = waiting
    waiting = []
    guard rest[0] == Self.escape else { return [.character("\u{FFFD}")] }
    return [.escape] + feed(rest.dropFirst()) + flush()
  }

  private static func isKeyAlone(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count <= longestKey && firstIndex(of: pasteEnd, in: Array(bytes)[...]) == nil
  }

  /// Ends a paste without an end marker, when a single key follows it.
  private mutating func takeLostPaste() -> [Key] {
    guard let text = pasted else { return [] }
    defer { (pasted, waiting) = (nil, []) }
    return [.paste(String(decoding: text + waiting, as: UTF8.self))]
  }

  /// Collects a paste; `nil` until its end has arrived.
  private mutating func takePaste(from index: inout Int) -> Key? {
    let rest = waiting[index...]
    guard let end = Self.firstIndex(of: Self.pasteEnd, in: rest) else {
      // The input may end within the end marker.
      let complete = max(index, waiting.count - Self.pasteEnd.count + 1)
      addToPaste(waiting[index..<complete])
      index = complete
      return nil
    }
    addToPaste(rest[..<end])
    index = end + Self.pasteEnd.count
    defer { pasted = nil }
    return .paste(String(decoding: pasted ?? [], as: UTF8.self))
  }

  private mutating func addToPaste(_ bytes: ArraySlice<UInt8>) {
    let room = Self.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: bytes.prefix(room))
  }

  private static func firstIndex(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found }
      start = found + 1
    }
    return nil
  }

  static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
}
