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
    ]
    return ([heading] + facts.compactMap(\.self) + directions).flatMap { $0.wrapped(to: max(1, area.size.columns), indent: 2) }
  }

  /// A line for each language of words, such as `en → es, ru`.
  private var directions: [StyledLine] {
    source.directions.map(\.from).withoutRepeats().map { from in
      let targets = source.directions.filter { $0.from == from }.map(\.to.code)
      return StyledLine("\(from.code) → \(targets.joined(separator: ", "))")
    }
  }
}
