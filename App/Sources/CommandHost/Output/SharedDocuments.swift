import Presentation

// Results that Presentation words.
extension AnswerDocument: Document {}
extension BackDocument: Document {}
extension BackupsDocument: Document {}
extension BoardSourceDocument: Document {}
extension CardAnswerDocument: Document {}
extension CardDocument: Document {}
extension ClearedAnswersDocument: Document {}
extension ClearedRootsDocument: Document {}
extension DueDocument: Document {}
extension EndDocument: Document {}
extension EntryDocument: Document {}
extension ExplainedStemsDocument: Document {}
extension FetchDocument: Document {}
extension HistoriesDocument: Document {}
extension InstalledDocument: Document {}
extension OptimizationDocument: Document {}
extension PairDocument: Document {}
extension PracticeStatisticsDocument: Document {}
extension RebuiltDocument: Document {}
extension RestorationDocument: Document {}
extension RootsDocument: Document {}
extension RoundsDocument: Document {}
extension SessionEndDocument: Document {}
extension SourceTrialDocument: Document {}
extension SourcesDocument: Document {}
extension TaskCountDocument: Document {}
extension TaskDocument: Document {}
extension TasksDocument: Document {}
