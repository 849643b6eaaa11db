package import CoreModule

/// The language, format and colours of this run.
package struct Session: Equatable, Sendable {
  package var language = InterfaceLanguage.english
  /// Whether an option or GLOT_LANG decides the language, so that the setting is ignored.
  package var isLanguageOverridden = false
  package var format = OutputFormat.text
  package var isQuiet = false
  /// The colour choice; `nil` lets the stream decide.
  package var color: ColorChoice?
  /// Whether the command must not ask questions.
  package var forbidsQuestions = false
  /// Whether the languages are not asked for before the first word.
  package var skipsFirstRun = false
  /// Whether long output on a terminal goes through the user's pager.
  package var usesPager = true

  package init() {}
}

/// The format of standard output.
package enum OutputFormat: Equatable, Sendable {
  case text
  case plain
  case json
}

package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}
