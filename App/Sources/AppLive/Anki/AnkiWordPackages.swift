import AnkiPackages
import AppGraph
import CoreModule
import PersonalDictionary

/// The packages of Anki.
struct AnkiWordPackages: WordPackages {
  /// Where collections are unpacked.
  let temporaryFolder: String

  func open(_ path: String, _ options: WordPackageOptions) throws(WordFileError) -> any WordPackage {
    let (reader, samples): (AnkiPackageReader, [AnkiNote])
    do throws(AnkiPackageError) {
      reader = try AnkiPackageReader(path: path, temporaryFolder: temporaryFolder)
      samples = try reader.samples()
    } catch { throw WordFileError(error, in: options.name) }
    return try AnkiWordPackage(reader, options, path: path, samples: samples)
  }

  func create(
    _ path: String, _ directions: [Direction], _ options: WordPackageOptions
  ) throws(UserFileError) -> any WordPackageWriter {
    try AnkiWordWriter(path: path, directions, options)
  }
}

extension WordFileError {
  /// - Parameter name: What the message calls the package; `nil` for its path.
  init(_ error: AnkiPackageError, in name: LocalizedText?) {
    let sentence = error.sentence(about: name) ?? LocalizedText(verbatim: "\(error)")
    switch error {
    case .file(let error): self = .file(error)
    case .workFile(let error): self = .spool(error)
    case .newerSchema: self = .described(code: "newer_version", sentence)
    case .foreign, .onlyNotice, .olderSchema: self = .described(code: "foreign_file", sentence)
    case .tooLarge, .tooManySteps: self = .described(code: "too_large", sentence)
    case .truncated, .damaged, .encrypted, .unknownCompression, .repeatedEntry: self = .described(code: "damaged_file", sentence)
    }
  }
}
