import Presentation

// Results that Presentation words.
extension AnswerDocument: Document {}
extension BackupsDocument: Document {}
extension BoardSourceDocument: Document {}
extension ClearedAnswersDocument: Document {}
extension ClearedRootsDocument: Document {}
extension EndDocument: Document {}
extension EntryDocument: Document {}
extension ExplainedStemsDocument: Document {}
extension FetchDocument: Document {}
extension HistoriesDocument: Document {}
extension InstalledDocument: Document {}
extension PairDocument: Document {}
extension RestorationDocument: Document {}
extension RootsDocument: Document {}
extension RoundsDocument: Document {}
extension SourceTrialDocument: Document {}
extension SourcesDocument: Document {}
extension TaskCountDocument: Document {}
extension TaskDocument: Document {}
extension TasksDocument: Document {}
