/// Letters for which some write others.
struct OtherSpelling: Equatable {
  let letters: String
  let other: String
  /// How many orders of magnitude less often they are written.
  let cost: Double
}
