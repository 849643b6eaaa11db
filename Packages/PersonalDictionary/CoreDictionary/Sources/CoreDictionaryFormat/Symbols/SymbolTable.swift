/// A compression table: the commonest pieces of texts, each encoded as one byte.
///
/// Texts are short and read one at a time, so each is compressed by itself. The table is trained as in Boncz, Neumann and Leis, "FSST: Fast
/// Random Access String Compression" (2020); the result is deterministic.
struct SymbolTable {
  /// Precedes a byte that is not a symbol.
  static let escape: UInt8 = 255
  static let maximumSymbols = 255
  static let longestSymbol = 8

  let symbols: [Symbol]
  private var numberOfByte = [Int?](repeating: nil, count: 256)
  /// The symbols of at least two bytes by their first two bytes, the longest first.
  private var longer: [UInt64: [(symbol: Symbol, number: Int)]] = [:]

  /// One to eight bytes; the first is the lowest.
  struct Symbol: Hashable {
    let value: UInt64
    let length: Int

    /// The symbol followed by `other`.
    func followed(by other: Symbol) -> Symbol { Symbol(value: value | other.value << UInt64(8 * length), length: length + other.length) }

    /// Whether a text whose first bytes are `window` starts with the symbol.
    func begins(_ window: UInt64) -> Bool { length == 8 ? window == value : window & (1 << UInt64(8 * length) - 1) == value }
  }

  /// Trains a table for `texts`.
  init(of texts: [[UInt8]]) {
    let count = texts.reduce(0) { $0 + $1.count }
    let step = max(1, count / Self.sampleLength)
    let sample = stride(from: 0, to: texts.count, by: step).map { texts[$0] }
    var table = SymbolTable(symbols: [])
    for _ in 0..<(count > 0 ? Self.rounds : 0) { table = SymbolTable(symbols: table.betterSymbols(for: sample)) }
    self = table
  }

  private static let sampleLength = 200_000
  private static let rounds = 6

  private init(symbols: [Symbol]) {
    self.symbols = symbols
    for (number, symbol) in symbols.enumerated() {
      if symbol.length == 1 {
        numberOfByte[Int(symbol.value)] = number
      } else {
        longer[symbol.value & 0xFFFF, default: []].append((symbol, number))
      }
    }
    for key in longer.keys { longer[key]?.sort { $0.symbol.length > $1.symbol.length } }
  }

  /// The encoded table.
  var bytes: [UInt8] {
    [UInt8(symbols.count)] + symbols.flatMap { littleEndian($0.value) } + symbols.map { UInt8($0.length) }
  }

  /// `text` in symbols.
  func compressed(_ text: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    forEachSymbol(of: text) { symbol, number in codes += number.map { [UInt8($0)] } ?? [Self.escape, UInt8(symbol.value)] }
    return codes
  }

  private func forEachSymbol(of text: [UInt8], _ body: (Symbol, Int?) -> Void) {
    var rest = text.count
    var windows = [UInt64](repeating: 0, count: text.count + 1)
    for place in text.indices.reversed() { windows[place] = windows[place + 1] << 8 | UInt64(text[place]) }
    while rest > 0 {
      let window = windows[text.count - rest]
      let found = longer[window & 0xFFFF]?.first { $0.symbol.length <= rest && $0.symbol.begins(window) }
      let byte = Symbol(value: window & 0xFF, length: 1)
      body(found?.symbol ?? byte, found?.number ?? numberOfByte[Int(byte.value)])
      rest -= found?.symbol.length ?? 1
    }
  }

  /// The symbols and pairs of adjacent symbols that cover the most bytes of `sample`.
  private func betterSymbols(for sample: [[UInt8]]) -> [Symbol] {
    var counts: [Symbol: Int] = [:]
    for text in sample {
      var last: Symbol?
      forEachSymbol(of: text) { symbol, _ in
        counts[symbol, default: 0] += 1
        if let last, last.length + symbol.length <= Self.longestSymbol { counts[last.followed(by: symbol), default: 0] += 1 }
        last = symbol
      }
    }
    let gains = counts.map { (symbol: $0, gain: $1 * ($0.length == 1 ? 8 : $0.length)) }.filter { $0.gain > Self.costOfSymbol }
    let best = gains.sorted { ($1.gain, $0.symbol.length, $0.symbol.value) < ($0.gain, $1.symbol.length, $1.symbol.value) }
    return best.prefix(Self.maximumSymbols).map(\.symbol)
  }

  /// The size of a symbol in the table.
  private static let costOfSymbol = 9
}
