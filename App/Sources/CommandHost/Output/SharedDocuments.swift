import Presentation

// The results that screens show as well.
extension BoardSourceDocument: Document {}
extension EntryDocument: Document {}
extension HistoriesDocument: Document {}
extension RoundsDocument: Document {}
extension SourceTrialDocument: Document {}
