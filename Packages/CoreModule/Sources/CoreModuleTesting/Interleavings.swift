/// Runs the intents of a view model in pairs, one while the other is suspended, and finds what must not come of it.
///
/// The older intent waits at each of its suspensions while the newer one runs to its end, and the newer one at each of its own while the
/// older one does. In the end each part of the state has to be what it is
/// * when the newer intent begins after the end of the older one;
/// * or, where both answer the same question, as though the older one had never been;
/// * or, where they do not, or where both change data, when the older one begins after the end of the newer one.
///
/// So an older answer never replaces a newer one, and no answer is lost to an intent that has nothing to do with it. Intents answer the
/// same question when their methods change the same part of the state.
@MainActor
public struct Interleavings<Model, State: Equatable> {
  let intents: [Intent<Model>]
  let make: @MainActor (CallGate) async throws -> Model
  let state: @MainActor (Model) -> State
  let fault: @MainActor (Model) async throws -> String?

  /// Creates the interleavings of `intents`.
  ///
  /// - Parameters:
  ///   - make: Creates a view model whose doubles are behind the gate.
  ///   - state: What the view model shows.
  ///   - fault: What is wrong in the end whatever was run, such as a state that differs from the stored data.
  public init(
    of intents: [Intent<Model>], make: @escaping @MainActor (CallGate) async throws -> Model,
    state: @escaping @MainActor (Model) -> State, fault: @escaping @MainActor (Model) async throws -> String? = { _ in nil }
  ) {
    self.intents = intents
    self.make = make
    self.state = state
    self.fault = fault
  }

  /// What must not be, at most one violation for each pair of intents.
  public func violations() async throws -> [String] {
    let initial = state(try await make(CallGate()))
    var alone: [IntentOutcome<State>] = []
    for intent in intents { alone.append(try await outcome(of: intent)) }
    var violations: [String] = []
    for (older, olderAlone) in zip(intents, alone) where older.kind != .instant {
      if olderAlone.suspensions == 0 { violations.append("\(older.name) never waits: what it calls is not behind the gate") }
      for (newer, newerAlone) in zip(intents, alone) {
        let pair = IntentPair(
          interleavings: self, older: older, newer: newer, olderAlone: olderAlone, newerAlone: newerAlone,
          olderParts: parts(of: older, initial, alone), newerParts: parts(of: newer, initial, alone),
          inOrder: try await state(after: older, newer), reversed: try await state(after: newer, older)
        )
        if let violation = try await pair.violation() { violations.append("\(older.name), then \(newer.name): \(violation)") }
      }
    }
    return violations
  }

  private func outcome(of intent: Intent<Model>) async throws -> IntentOutcome<State> {
    let gate = CallGate()
    let model = try await make(gate)
    let run = SuspendableRun(gate) { await intent.run(model) }
    await run.run()
    return IntentOutcome(state: state(model), suspensions: run.suspensions)
  }

  private func state(after first: Intent<Model>, _ second: Intent<Model>) async throws -> State {
    let model = try await make(CallGate())
    await first.run(model)
    await second.run(model)
    return state(model)
  }

  /// The parts of the state that the method of `intent` changes, whatever it is called with; a problem is nobody's.
  private func parts(of intent: Intent<Model>, _ initial: State, _ alone: [IntentOutcome<State>]) -> Set<String> {
    var parts: Set<String> = []
    for (other, outcome) in zip(intents, alone) where other.method == intent.method {
      parts.formUnion(StateParts(outcome.state).names(differingFrom: StateParts(initial)))
    }
    return parts.filter { !$0.lowercased().hasSuffix("problem") }
  }
}

/// An intent of a view model. Its name begins with that of its method.
public struct Intent<Model> {
  enum Kind { case reading, extending, changing, reporting, instant }

  let name: String
  let kind: Kind
  let run: @MainActor (Model) async -> Void

  var method: Substring { name.prefix { $0.isLetter } }

  /// Asks for something.
  public static func reads(_ name: String, _ run: @escaping @MainActor (Model) async -> Void) -> Intent {
    Intent(name: name, kind: .reading, run: run)
  }

  /// Asks for more of what is shown, which comes to nothing when that is read again meanwhile.
  public static func extends(_ name: String, _ run: @escaping @MainActor (Model) async -> Void) -> Intent {
    Intent(name: name, kind: .extending, run: run)
  }

  /// Changes data, and shows what came of it unless something newer is shown.
  public static func changes(_ name: String, _ run: @escaping @MainActor (Model) async -> Void) -> Intent {
    Intent(name: name, kind: .changing, run: run)
  }

  /// Changes data, and shows what came of it in any case.
  public static func reports(_ name: String, _ run: @escaping @MainActor (Model) async -> Void) -> Intent {
    Intent(name: name, kind: .reporting, run: run)
  }

  /// Waits for nothing, so that others are only run around it.
  public static func instant(_ name: String, _ run: @escaping @MainActor (Model) async -> Void) -> Intent {
    Intent(name: name, kind: .instant, run: run)
  }
}

/// What an intent does without others.
struct IntentOutcome<State> {
  let state: State
  let suspensions: Int
}
