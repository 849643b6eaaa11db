public import CoreModule

/// The dependencies of the summary.
@MainActor
public protocol TextSummaryDependency: KnownWordsDependency {}

/// Builds the summary of a text.
public typealias TextSummaryBuilder = Builder<any TextSummaryDependency>

extension TextSummaryBuilder {
  /// Creates the view model.
  public func build() -> TextSummaryViewModel { TextSummaryViewModel(KnownWords(dependency)) }
}
