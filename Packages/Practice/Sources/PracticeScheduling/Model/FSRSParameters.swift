/// The 21 parameters of FSRS-6, w₀ to w₂₀ of the published formulas.
///
/// | parameters | meaning |
/// | --- | --- |
/// | w₀ … w₃ | stability after a first answer of Again, Hard, Good, Easy, in days |
/// | w₄, w₅ | difficulty after a first answer |
/// | w₆, w₇ | how an answer changes the difficulty, and how strongly it returns to the one of Easy |
/// | w₈ … w₁₀ | how much more stable a recalled memory becomes |
/// | w₁₁ … w₁₄ | how stable a forgotten memory remains |
/// | w₁₅, w₁₆ | factors of Hard and of Easy |
/// | w₁₇ … w₁₉ | how an answer within a day of the last one changes the stability |
/// | w₂₀ | how the forgetting curve bends |
public struct FSRSParameters: Hashable, Sendable {
  /// The parameters in their order.
  public let values: [Double]

  /// The published parameters of FSRS-6, which fit the answers of many learners.
  public static let `default` = FSRSParameters(bounding: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729,
    0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The published bounds of each parameter.
  public static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5,
    0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]

  /// Creates parameters.
  ///
  /// - Throws: ``SchedulingProblem`` when there are not 21 values, or for the first value out of its bounds.
  public init(_ values: [Double]) throws(SchedulingProblem) {
    guard values.count == Self.bounds.count else { throw .wrongParameterCount(values.count, expected: Self.bounds.count) }
    for (index, (value, bounds)) in zip(values, Self.bounds).enumerated() where !bounds.contains(value) {
      throw .parameterOutOfBounds(index: index, value: value, bounds: bounds)
    }
    self.values = values
  }

  /// Creates parameters from computed ones, brought into their bounds.
  init(bounding values: [Double]) {
    self.values = zip(values, Self.bounds).map { value, bounds in value.bounded(by: bounds) }
  }
}
