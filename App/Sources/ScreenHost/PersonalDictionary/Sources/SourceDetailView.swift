import CoreModule
import PersonalDictionary
import Presentation
import TerminalKit

/// Draws all that is known about a dictionary.
struct SourceDetailView {
  let source: SourceDescription

  func lines(_ area: ViewArea) -> [StyledLine] {
    let language = area.language
    let heading = StyledLine(source.name, .strong).appending("  " + SourcePhrases.kind(source.kind)(language), .dim)
    let facts = [
      SourcePhrases.state(source).map { StyledLine($0(language), source.fault == nil ? .accent : .warning) },
      SourcePhrases.fault(source).map { StyledLine($0(language), .warning) },
      source.headwordCount.map { StyledLine(SourcePhrases.headword($0)(language)) },
      source.configuration.kind.place.map { StyledLine($0, .dim) },
      source.directions.isEmpty ? nil : StyledLine(source.directions.map(\.description).joined(separator: ", ")),
    ]
    return ([heading] + facts.compactMap(\.self)).flatMap { $0.wrapped(to: max(1, area.size.columns), indent: 2) }
  }
}
