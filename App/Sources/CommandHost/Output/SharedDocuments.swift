import Presentation

// Results that Presentation words.
extension AnswerDocument: Document {}
extension BoardSourceDocument: Document {}
extension EndDocument: Document {}
extension EntryDocument: Document {}
extension HistoriesDocument: Document {}
extension PairDocument: Document {}
extension RoundsDocument: Document {}
extension SourceTrialDocument: Document {}
