public import CoreModule

/// A builder of a child feature that looks words up.
@MainActor
public struct LookUpBuilder<Dependency> {
  let lookUp: LookUp
  let dependency: Dependency
  let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder of a child feature that uses `lookUp` and navigates through `router`.
  public init(lookUp: LookUp, dependency: Dependency, router: any Router<PersonalDictionaryDestination>) {
    self.lookUp = lookUp
    self.dependency = dependency
    self.router = router
  }
}
