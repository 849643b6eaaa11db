import CoreModule
public import Practice

extension PracticeSettings {
  /// The settings of the practice among the user's `values`; what is not set is as usual.
  public init(_ values: [SettingKey: String]) {
    self.init()
    newPerDay = values[.practiceNew].flatMap { Int($0) } ?? newPerDay
    reviewsPerDay = values[.practiceLimit].flatMap { Int($0) } ?? reviewsPerDay
    desiredRetention = values[.practiceRetention].flatMap { Double($0) } ?? desiredRetention
    asksArticles = values[.practiceArticles].map { $0 == "on" } ?? asksArticles
    dayStart = values[.practiceDayStart].flatMap { TimeOfDay($0) } ?? dayStart
  }
}
