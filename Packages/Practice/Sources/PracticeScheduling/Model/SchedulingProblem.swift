/// Why a scheduler cannot be created.
public enum SchedulingProblem: Error, Hashable, Sendable {
  /// FSRS-6 has another number of parameters.
  case wrongParameterCount(Int, expected: Int)
  /// A parameter, counted from 0, is not within the published bounds.
  case parameterOutOfBounds(index: Int, value: Double, bounds: ClosedRange<Double>)
  /// The desired retention is not possible.
  case retentionOutOfBounds(Double, bounds: ClosedRange<Double>)
  /// The longest interval, in days, is not possible.
  case maximumIntervalOutOfBounds(Int, bounds: ClosedRange<Int>)
  /// A step of learning or relearning takes no time.
  case stepNotPositive(Duration)
}
