/// The version of the program.
public enum ProgramVersion {
  /// The current version, by Semantic Versioning 2.0.0.
  public static let current = "0.1.0"
}
