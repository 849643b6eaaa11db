/// A field of the notes of a package, and what it is taken for.
public struct PackageField: Equatable, Sendable {
  /// What a field can be taken for.
  public enum Role: String, CaseIterable, Sendable {
    /// The word that is learnt.
    case word
    /// Its translations.
    case translation
    /// A sentence with it.
    case example
    /// Where the sentences are from.
    case origin
    /// A remark.
    case note
    /// Tags.
    case tags
    /// Nothing.
    case skip
  }

  /// What it is taken for.
  public let role: Role
  /// Its name.
  public let name: String

  /// Creates a value.
  public init(_ role: Role, _ name: String) { (self.role, self.name) = (role, name) }
}
