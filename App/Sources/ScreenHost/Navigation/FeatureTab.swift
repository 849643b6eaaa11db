import CoreModule

/// A tab with the name and the first screen of a feature.
@MainActor
struct FeatureTab {
  let name: LocalizedText
  let firstScreen: @MainActor (Navigator) -> any Screen

  /// The tabs in the order of display.
  static let all = [
    words,
    practice,
    tasks,
    game,
    keyboard,
    stems,
    translation,
  ]
}
