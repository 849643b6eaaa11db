/// Guesses in their order: none twice, never the input, and not too many.
struct Guesses {
  private(set) var all: [String] = []
  private var known: Set<String>

  /// More than the longest list a form of a known pattern needs.
  static let limit = 60

  init(for input: String) { known = [input.lowercased()] }

  mutating func add(_ guess: String) {
    guard all.count < Self.limit, guess.count >= 2, known.insert(guess.lowercased()).inserted else { return }
    all.append(guess)
  }

  mutating func add(_ guesses: some Sequence<String>) {
    for guess in guesses { add(guess) }
  }
}
