import CoreModule

/// A feature among the tabs: what it is called there, and the screen that it opens with.
@MainActor
struct FeatureTab {
  let name: LocalizedText
  let firstScreen: @MainActor (Navigator) -> any Screen

  /// The tabs in their order.
  static let all = [
    words,
    tasks,
    game,
    keys,
    stems,
    translation,
  ]
}
