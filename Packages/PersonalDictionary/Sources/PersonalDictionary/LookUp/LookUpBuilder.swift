import CoreModule

/// A builder of a child feature that looks words up.
@MainActor
public struct LookUpBuilder<Dependency> {
  let lookUp: LookUp
  let dependency: Dependency
  let router: any Router<PersonalDictionaryDestination>
}
