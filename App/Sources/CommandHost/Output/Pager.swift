import CoreModule
import CorePresentation
import Glibc

/// The program that shows long output a screen at a time.
struct Pager {
  /// As it is typed in a shell.
  let command: String
  /// The variables that it gets.
  let variables: [String: String]

  /// `less` ends by itself if all fits on the screen, keeps colours, and leaves what it showed.
  private static let usual = [("LESS", "FRX"), ("LESSCHARSET", "utf-8")]

  /// The user's pager, or `less`; `nil` if the user wants none or there is none.
  init?(variables: [String: String]) {
    // An empty one asks for none.
    guard let command = variables["GLOT_PAGER"] ?? variables["PAGER"] ?? Self.less(variables) else { return nil }
    guard command.contains(where: { !$0.isWhitespace }), command != "cat", variables["TERM"] != "dumb" else { return nil }
    self.command = command
    self.variables = variables.merging(Self.usual) { old, _ in old }
  }

  private static func less(_ variables: [String: String]) -> String? {
    let folders = (variables["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access("\($0)/less", X_OK) == 0 } ? "less" : nil
  }

  /// What to say when the program could not be started.
  var failure: LocalizedText {
    LocalizedText(
      en: "The pager “\(command.visible)” cannot be started. Set GLOT_PAGER or PAGER to another one, or leave it out with --no-pager.",
      ru: "Не удалось запустить программу просмотра «\(command.visible)». Задайте другую в GLOT_PAGER или PAGER или укажите --no-pager."
    )
  }
}
