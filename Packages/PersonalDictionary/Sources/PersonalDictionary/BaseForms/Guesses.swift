/// Collects guesses in order, without duplicates and without the input.
struct Guesses {
  private(set) var all: [String] = []
  private var seen: Set<String>

  /// The maximum number of guesses, more than any known pattern needs.
  static let limit = 60

  init(for input: String) { seen = [input.lowercased()] }

  mutating func add(_ guess: String) {
    guard all.count < Self.limit, guess.count >= 2, seen.insert(guess.lowercased()).inserted else { return }
    all.append(guess)
  }

  mutating func add(_ guesses: some Sequence<String>) {
    for guess in guesses { add(guess) }
  }
}
