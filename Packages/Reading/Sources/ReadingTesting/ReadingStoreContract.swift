public import CoreModuleTesting
public import Reading

/// The behavior that every ``Reading/ReadingStore`` must have; the checks want an empty store.
public typealias ReadingStoreContract = Contract<any ReadingStore>

extension ReadingStoreContract {
  /// All checks.
  public static var all: [ReadingStoreContract] { [] }
}
