import PersonalDictionary

/// No dictionaries.
struct NoInstalledDictionaries: InstalledDictionaries {
  func dictionaries() -> [InstalledDictionary] { [] }

  func dictionary(_ kind: SourceKindName, at path: String) throws(SourceFault) -> InstalledDictionary {
    throw SourceFault(path: path, .missing)
  }
}
