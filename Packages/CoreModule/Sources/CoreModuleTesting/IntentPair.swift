/// Two intents that run at the same time, and what may come of it.
@MainActor
struct IntentPair<Model, State: Equatable> {
  let interleavings: Interleavings<Model, State>
  let older: Intent<Model>
  let newer: Intent<Model>
  let olderAlone: IntentOutcome<State>
  let newerAlone: IntentOutcome<State>
  /// The parts of the state that are changed.
  let olderParts: Set<String>
  let newerParts: Set<String>
  let inOrder: State
  let reversed: State

  /// The first thing that must not be.
  func violation() async throws -> String? {
    for place in 0..<olderAlone.suspensions {
      if let violation = try await violation(suspendingOlderAt: place + 1, newerAt: nil) {
        return "while the older waits at call point \(place + 1), \(violation)"
      }
    }
    for place in 0..<newerAlone.suspensions {
      if let violation = try await violation(suspendingOlderAt: 1, newerAt: place + 1) {
        return "while the newer waits at call point \(place + 1), \(violation)"
      }
    }
    return nil
  }

  private func violation(suspendingOlderAt place: Int, newerAt newerPlace: Int?) async throws -> String? {
    let gate = CallGate()
    let model = try await interleavings.make(gate)
    let (first, second) = (SuspendableRun(gate) { await older.run(model) }, SuspendableRun(gate) { await newer.run(model) })
    await first.run(to: place)
    await second.run(to: newerPlace ?? .max)
    let between = interleavings.state(model)
    await first.run()
    await second.run()
    if let fault = try await interleavings.fault(model) { return fault }
    return violation(interleavings.state(model), newerPlace == nil ? between : newerAlone.state)
  }

  private func violation(_ end: State, _ newerShown: State) -> String? {
    if end == inOrder { return nil }
    let parts = StateParts(end)
    for name in parts.names {
      let allowed = allowedStates(for: name, newerShown)
      if !allowed.contains(where: { parts.isEqual(name, to: StateParts($0)) }) {
        let texts = Set(allowed.map { StateParts($0).text(name) }).sorted()
        return "\(name) is \(parts.text(name)), not \(texts.joined(separator: " or "))"
      }
    }
    return nil
  }

  private func allowedStates(for part: String, _ newerShown: State) -> [State] {
    let isSameQuestion = !olderParts.isDisjoint(with: newerParts)
    let isProblem = part.lowercased().hasSuffix("problem")
    let bothChange = older.kind == .changing && (newer.kind == .changing || newer.kind == .reporting || !newerParts.contains(part))
    var allowed = [inOrder]
    if isSameQuestion || isProblem { allowed += [newerShown, newerAlone.state] }
    if !isSameQuestion || bothChange || older.kind == .reporting { allowed += [reversed, olderAlone.state] }
    if newer.kind == .extending { allowed.append(olderAlone.state) }
    return allowed
  }
}

/// The parts of a state by name.
struct StateParts {
  private let parts: [(name: String, value: Any)]

  init(_ state: Any) { parts = Mirror(reflecting: state).children.map { ($0.label ?? "", $0.value) } }

  var names: [String] { parts.map(\.name) }

  func names(differingFrom other: StateParts) -> [String] { names.filter { !isEqual($0, to: other) } }

  func isEqual(_ name: String, to other: StateParts) -> Bool {
    guard let value = value(name) as? any Equatable, let otherValue = other.value(name) else { return false }
    return value.equals(otherValue)
  }

  func text(_ name: String) -> String { "\(value(name) ?? "nothing")" }

  private func value(_ name: String) -> Any? { parts.first { $0.name == name }?.value }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
