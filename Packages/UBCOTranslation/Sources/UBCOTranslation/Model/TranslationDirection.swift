/// The direction of a translation: into UBCO or back.
///
/// The raw value is the direction's name in JSON.
public enum TranslationDirection: String, CaseIterable, Sendable {
  /// From plain text into UBCO.
  case toUBCO = "to_ubco"
  /// From UBCO back into plain text.
  case fromUBCO = "from_ubco"

  /// The opposite direction.
  public var reversed: TranslationDirection {
    switch self {
    case .toUBCO: .fromUBCO
    case .fromUBCO: .toUBCO
    }
  }
}
