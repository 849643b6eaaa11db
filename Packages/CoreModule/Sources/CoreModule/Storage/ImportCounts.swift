/// How many records an import adds, changes and leaves as they are.
public struct ImportCounts: Equatable, Sendable {
  /// Records that were new.
  public var new: Int
  /// Records that were merged into stored ones.
  public var merged: Int
  /// Records that were stored already.
  public var skipped: Int

  /// Creates counts.
  public init(new: Int = 0, merged: Int = 0, skipped: Int = 0) {
    self.new = new
    self.merged = merged
    self.skipped = skipped
  }

  /// The counts of so many records, of which those that are neither new nor skipped were merged.
  public init(of count: Int, new: Int, skipped: Int) { self.init(new: new, merged: count - new - skipped, skipped: skipped) }

  /// Adds the counts of two imports.
  public static func + (left: Self, right: Self) -> Self {
    Self(new: left.new + right.new, merged: left.merged + right.merged, skipped: left.skipped + right.skipped)
  }
}
