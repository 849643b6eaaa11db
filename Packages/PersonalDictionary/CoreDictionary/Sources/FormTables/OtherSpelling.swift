/// Letters with an alternative spelling.
struct OtherSpelling: Equatable {
  let letters: String
  let other: String
  /// How many orders of magnitude rarer the alternative is.
  let cost: Double
}
