import CoreModule

/// A place in a feature, as the command that goes there.
protocol HintedDestination {
  /// As in `glot add WORD`.
  var command: LocalizedText { get }
}

/// A command shows the next command to type instead of navigating.
@MainActor
final class HintRouter<Destination: HintedDestination>: Router {
  private(set) var hints: [LocalizedText] = []

  func navigate(to destination: Destination) {
    let command = destination.command
    hints.append(LocalizedText(en: "Next: \(command(.english))", ru: "Дальше: \(command(.russian))"))
  }
}
