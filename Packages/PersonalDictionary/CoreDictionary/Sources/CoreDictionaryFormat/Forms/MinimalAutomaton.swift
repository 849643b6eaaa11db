/// The minimal automaton of a sorted set of byte strings.
///
/// Built with the algorithm of Daciuk, Mihov, Watson and Watson, "Incremental Construction of Minimal Acyclic Finite-State Automata"
/// (2000).
struct MinimalAutomaton {
  /// An arc: its byte, whether a string ends with it, and the next state, if any.
  struct Arc: Hashable {
    let label: UInt8
    var isFinal: Bool
    var target: Int?
  }

  /// The arcs of each state; the start state is the last one.
  private(set) var states: [[Arc]] = []
  private var numbers: [[Arc]: Int] = [:]
  /// The states of the last string, which are not final yet.
  private var open: [[Arc]] = [[]]
  private var last: [UInt8] = []

  /// Creates the automaton of `strings`, which must be ascending, unique and not empty.
  init(_ strings: some Sequence<[UInt8]>) {
    for string in strings { append(string) }
    close(downTo: 0)
    states.append(open[0])
  }

  private mutating func append(_ string: [UInt8]) {
    let shared = zip(string, last).prefix { $0 == $1 }.count
    close(downTo: shared)
    for (place, byte) in string.enumerated().dropFirst(shared) {
      open[place].append(Arc(label: byte, isFinal: place == string.count - 1, target: nil))
      open.append([])
    }
    last = string
  }

  private mutating func close(downTo depth: Int) {
    while open.count > depth + 1 {
      let arcs = open.removeLast()
      guard !arcs.isEmpty else { continue }
      let end = open.count - 1
      open[end][open[end].count - 1].target = number(of: arcs)
    }
  }

  private mutating func number(of arcs: [Arc]) -> Int {
    if let number = numbers[arcs] { return number }
    states.append(arcs)
    numbers[arcs] = states.count - 1
    return states.count - 1
  }
}
