public import CoreModule
public import Reading

extension AppGraph {
  /// The stored marks of words, levels and texts.
  public var readingStore: any ReadingStore { environment.readingStore }
}
